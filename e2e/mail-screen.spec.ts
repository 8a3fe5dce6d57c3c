import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { documentTexts, textOf, wordDocument } from './documents'
import { expect, newEmail, signIn, speak, test } from './fixtures'
import { mailedFiles } from './mails'
import { pick } from './pick'
import en from '../messages/en-US.json' with { type: 'json' }

const { generator } = en

test.beforeEach(async ({ page }) => {
  await speak(page, 'en-US')
  await signIn(page)
  await page.goto('/')
})

test(
  'each document goes to the address in its row: the recipients are listed first, and a test goes first',
  { tag: '@journey' },
  async ({ page }) => {
    const [one, two] = [newEmail(), newEmail()]
    const rows = [`Apron;${one}`, `Collar;${two}`, 'Skirt;', `Vest;${one}`, 'Cap;nobody']
    await choose(page, ['Item;Mail', ...rows], ['Act on {Item}'])
    await pick(page.getByRole('combobox', { name: generator.options.email }), generator.options.mailings.rows)
    // The column that has addresses is taken on its own.
    await expect(page.getByRole('combobox', { name: generator.options.mailColumn })).toContainText('Mail')
    await expect(page.getByText('3 documents go to 2 addresses.')).toBeVisible()
    await expect(page.getByText(/2 rows have no valid address/)).toBeVisible()
    await expect(page.getByText('B4 has no email address.').first()).toBeVisible()
    await page.getByRole('button', { name: '1 more row' }).click()
    await expect(page.getByText('B6: “nobody” isn’t a valid email address.').first()).toBeVisible()
    await page.getByRole('button', { name: generator.options.mailWho }).click()
    await expect(page.getByRole('row', { name: new RegExp(`^${one}`) })).toContainText('rows 2, 5')

    await page.getByRole('button', { name: 'Create 5 documents' }).first().click()
    const mails = page.getByRole('region', { name: generator.mail.caption })
    await expect(mails.getByText(generator.mail.states.sent, { exact: true })).toHaveCount(3, { timeout: 20_000 })
    await expect(mails.getByText(`test instead of ${two}`)).toBeVisible()
    await expect(page.getByText('Rows 4, 6 have no valid address, so their documents weren’t emailed.')).toBeVisible()
    expect(await mailedFiles(one)).toEqual([])

    await page.getByRole('button', { name: 'Send the remaining 3' }).click()
    await expect(mails.getByText(generator.mail.states.sent, { exact: true })).toHaveCount(6, { timeout: 20_000 })
    await expect(page.getByRole('button', { name: /^Send the remaining/ })).toHaveCount(0)
    expect(await mailedFiles(one)).toEqual(['act Apron.docx', 'act Vest.docx'])
    expect(await mailedFiles(two)).toEqual(['act Collar.docx'])
  },
)

test('a result that is there goes to a further address, and never twice', async ({ page }) => {
  const address = newEmail()
  await choose(page, ['Item', 'Apron', 'Collar'], ['Act on {Item}'])
  await page.getByRole('button', { name: 'Create 2 documents' }).first().click()
  const to = page.getByLabel(generator.mail.sendTo)
  const send = page.getByRole('button', { name: generator.mail.send, exact: true })
  // The user's own address is filled in.
  await expect(to).toHaveValue(/@/)
  await expect(send).toBeEnabled()
  await to.fill('no address')
  await send.click()
  await expect(page.getByText(/“no address” isn’t a valid email address/)).toBeVisible()
  await to.fill(address)
  await send.click()
  await expect(page.getByText(`${address}: ${generator.mail.states.sent}`)).toBeVisible({ timeout: 20_000 })
  await to.fill(address)
  await send.click()
  await expect(page.getByText(generator.mail.nothingSent)).toBeVisible()
  expect(await mailedFiles(address)).toHaveLength(1)
})

test('what did not go is sent again in place', async ({ page }) => {
  const address = newEmail()
  let failed = true
  // The first requests report an email that the server rejected; the test's outbox accepts every email.
  await page.route('**/api/documents/operations/*/mail', async (route) => {
    if (route.request().method() === 'POST') {
      expect(route.request().postDataJSON()).toEqual({ only: 'failed' })
      failed = false
      return route.fulfill({ json: { success: true, queued: 1 } })
    }
    const told = (await (await route.fetch()).json()) as { counts: object; mails: object[] }
    if (!failed) return route.fulfill({ json: told })
    const mails = told.mails.map((mail) => ({ ...mail, state: 'failed', text: 'The mailbox is full.' }))
    return route.fulfill({ json: { ...told, state: 'failed', counts: { ...told.counts, sent: 0, failed: 1 }, mails } })
  })
  await choose(page, ['Item', 'Apron', 'Collar'], ['Act on {Item}'])
  await pick(page.getByRole('combobox', { name: generator.options.email }), generator.options.mailings.addresses)
  await page.getByLabel(generator.options.addresses).fill(address)
  await page.getByRole('button', { name: 'Create 2 documents' }).first().click()
  await expect(page.getByText('The mailbox is full.').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Resend failed: 1' }).click()
  await expect(page.getByText(`${address}: ${generator.mail.states.sent}`)).toBeVisible({ timeout: 20_000 })
})

test('one merged document is not offered to the rows’ addresses', async ({ page }) => {
  await choose(page, ['Item;Mail', 'Apron;a@clinic.example', 'Vest;b@clinic.example'], ['Act on {Item}'])
  await pick(page.getByRole('combobox', { name: generator.options.email }), generator.options.mailings.rows)
  await page.getByRole('radio', { name: generator.options.single }).check({ force: true })
  await page.getByRole('combobox', { name: generator.options.email }).click()
  await expect(page.getByRole('option', { name: generator.options.mailings.rows })).toBeDisabled()
})

test('from a spreadsheet used before, only the changed rows are made', async ({ page }) => {
  const paragraphs = [`Act ${Date.now()} on {Item}`]
  await choose(page, ['Item', 'Apron', 'Collar', 'Skirt'], paragraphs)
  await expect(page.getByRole('switch', { name: /unchanged since/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create 3 documents' }).first().click()
  await expect(page.getByRole('link', { name: /Download archive/ }).first()).toBeVisible({ timeout: 30_000 })

  const corrected = page.locator('input[type=file][name=excel]').last()
  await corrected.setInputFiles(table(['Item', 'Apron', 'Small collar', 'Skirt']))
  await page.getByRole('switch', { name: /^1 document to create; 2 unchanged since/ }).check()
  await page.getByRole('button', { name: 'Create 1 document' }).first().click()
  const link = page.getByRole('link', { name: /Download (archive|document)/ }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/2 documents haven’t changed/)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const bytes = await readFile(await download.path())
  const texts = download.suggestedFilename().endsWith('.zip') ? [...documentTexts(bytes).values()] : [textOf(bytes)]
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Small collar')
})

test('if nothing has changed, the button says so instead of its verb', async ({ page }) => {
  const paragraphs = [`Act ${Date.now()} on {Item}, again`]
  await choose(page, ['Item', 'Apron', 'Collar'], paragraphs)
  await page.getByRole('button', { name: 'Create 2 documents' }).first().click()
  await expect(page.getByRole('link', { name: /Download archive/ }).first()).toBeVisible({ timeout: 30_000 })
  await page
    .locator('input[type=file][name=excel]')
    .last()
    .setInputFiles(table(['Item;Note', 'Apron;', 'Collar;']))
  await page.getByRole('switch', { name: /^nothing to create/ }).check()
  await expect(page.getByRole('button', { name: generator.release.obstacle.unchanged }).first()).toBeDisabled()
})

function table(lines: readonly string[]) {
  return { name: 'acts.csv', mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) }
}

async function choose(page: Page, lines: readonly string[], paragraphs: readonly string[]): Promise<void> {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(table(lines))
  await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: wordDocument(paragraphs) })
  await expect(page.getByRole('button', { name: /^Create \d/ }).first()).toBeVisible()
}
