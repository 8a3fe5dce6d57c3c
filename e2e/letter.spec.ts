import { wordDocument } from './documents'
import { expect, journeyLocales, newEmail, signIn, speak, test } from './fixtures'
import { mailedWords } from './mails'
import { MESSAGES } from './messages'
import { expectUsable, showWhole } from './usable'

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} an email has the user’s text with the row’s values, and is previewed before it is sent`,
    { tag: '@journey' },
    async ({ page }) => {
      const { generator } = MESSAGES[locale]
      const { letter, options } = generator
      const [one, two] = [newEmail(), newEmail()]
      await speak(page, locale)
      await signIn(page)
      await page.goto('/')
      const lines = ['Item;Mail;Who', `Apron;${one};Petrov`, `Collar;${two};`]
      const inputs = page.locator('input[type=file]')
      await inputs
        .first()
        .setInputFiles({ name: 'acts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
      await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: wordDocument(['Act on {Item}']) })
      await page.getByRole('combobox', { name: options.email }).click({ timeout: 20_000 })
      await page.getByRole('option', { name: options.mailings.rows }).click()
      const subject = page.getByRole('textbox', { name: letter.subject })
      const text = page.getByRole('textbox', { name: letter.text })

      await text.fill('Line one\n{Whom}')
      await expect(page.locator('#letter-text-problem')).toContainText('{Whom}')
      await expect(page.getByRole('button', { name: generator.release.obstacle.letter }).first()).toBeDisabled()
      await expectUsable(page, 'a letter with a wrong tag')

      await subject.fill('About {Item}')
      await text.fill('Dear {Who},\n\nsee the file.')
      const preview = page.getByRole('region', { name: letter.preview })
      await expect(preview).toContainText('About Apron', { timeout: 20_000 })
      await expect(preview).toContainText('Dear Petrov,')
      await preview.getByRole('button', { name: letter.next }).click()
      await expect(preview).toContainText('About Collar')
      await showWhole(page, 1440)
      await expectUsable(page, 'a letter that is looked at')
      // What leaves a place empty is reported with its cell.
      await expect(page.getByText(/\bC3\b/).first()).toBeVisible()

      await page.getByRole('switch', { name: /@/ }).uncheck({ force: true })
      await page.locator('#release-create:enabled').click({ timeout: 20_000 })
      await expect(async () => {
        const text = expect.stringMatching(/^Dear Petrov,\n\nsee the file\./)
        expect(await mailedWords(one)).toEqual([{ subject: 'About Apron', text }])
        expect(await mailedWords(two)).toMatchObject([{ subject: 'About Collar' }])
      }).toPass({ timeout: 30_000 })
    },
  )
}
