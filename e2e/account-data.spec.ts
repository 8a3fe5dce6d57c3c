import { readFile } from 'node:fs/promises'
import PizZip from 'pizzip'
import { request } from 'playwright/test'
import { ownPeople, PASSWORD, signedUp, stored } from './account-people'
import { parseTable } from './by-api'
import { sheetsCells, wordDocument } from './documents'
import { expect, forgive, journeyLocales, test } from './fixtures'
import { MESSAGES } from './messages'

const TABLE = wordDocument([
  'Doses',
  [
    ['Name', 'mSv'],
    ['Ana', '0.42'],
  ],
])
const { account } = MESSAGES['en-US']
const signedInAs = ownPeople()

for (const locale of journeyLocales(0)) {
  test(`in ${locale} files are listed, downloaded and deleted`, { tag: '@journey' }, async ({ page }) => {
    const { files, usage } = MESSAGES[locale].account
    await signedInAs(page, locale, locale)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: files.title })).toBeVisible()
    await expect(page.getByText(files.empty)).toBeVisible()
    await parseTable(page, 'dose.docx', TABLE)
    await page.reload()

    const rows = page.getByRole('table', { name: files.caption }).getByRole('row')
    await expect(rows).toHaveCount(3)
    const result = rows.filter({ hasText: 'dose.xlsx' })
    await expect(result).toContainText(files.tools.tables)
    await expect(rows.filter({ hasText: 'dose.docx' })).toContainText(
      files.source.replace('{tool}', files.tools.tables),
    )
    const used = page.getByRole('region', { name: usage.title })
    await expect(used.getByRole('listitem').filter({ hasText: usage.files })).toContainText('2,')

    const link = result.getByRole('link', { name: files.downloadNamed.replace('{name}', 'dose.xlsx') })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect([...sheetsCells(await readFile(await download.path())).values()].flat(2)).toContain('Ana')

    await result.getByRole('button').click()
    const dialog = page.getByRole('alertdialog', { name: files.ask })
    await expect(dialog).toContainText('dose.xlsx')
    await dialog.getByRole('button', { name: files.keep }).click()
    await expect(rows).toHaveCount(3)
    await result.getByRole('button').click()
    await dialog.getByRole('button', { name: files.delete }).click()
    await expect(page.getByText(files.deleted.replace('{name}', 'dose.xlsx'))).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(used.getByRole('listitem').filter({ hasText: usage.files })).toContainText('1,')
    await page.reload()
    await expect(rows).toHaveCount(2)
  })

  test(
    `in ${locale} a token is made, opens the documents’ API, and is revoked`,
    { tag: '@journey' },
    async ({ page, baseURL, complaints }) => {
      const { tokens, reauthentication, copy } = MESSAGES[locale].account
      await signedInAs(page, locale, locale)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/profile')
      await expect(page.getByText(tokens.empty)).toBeVisible()
      await expect(page.getByText(`${baseURL}/api/documents/session/new`)).toBeVisible()
      await page.getByRole('button', { name: tokens.new }).click()
      const dialog = page.getByRole('alertdialog', { name: tokens.newTitle })
      await dialog.getByRole('textbox', { name: tokens.name }).fill('accounting')
      await dialog.getByRole('combobox', { name: tokens.lifetime }).click()
      await page.getByRole('option', { name: tokens.lifetimes.quarter }).click()
      const password = dialog.getByRole('textbox', { name: reauthentication.password })
      await password.fill('not the password')
      await dialog.getByRole('button', { name: tokens.make }).click()
      await expect(dialog.getByRole('alert')).toContainText(MESSAGES[locale].errors.PASSWORD_WRONG)
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill(PASSWORD)
      await dialog.getByRole('button', { name: tokens.make }).click()

      await expect(page.getByText(tokens.onlyNow)).toBeVisible()
      const secret = await page.getByRole('textbox', { name: tokens.token }).inputValue()
      expect(secret).toMatch(/^actum_/)
      await page.getByRole('button', { name: copy.copy, exact: true }).first().click()
      await expect(page.getByRole('button', { name: copy.copied, exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
      await page.getByRole('button', { name: tokens.done }).click()
      await expect(page.getByRole('textbox', { name: tokens.token })).toHaveCount(0)

      // As curl would: with no cookie.
      const program = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${secret}` } })
      const session = await program.get('/api/documents/session/new')
      expect([session.status(), ((await session.json()) as { success: boolean }).success]).toEqual([200, true])
      await page.reload()
      const row = page.getByRole('table', { name: tokens.caption }).getByRole('row').filter({ hasText: 'accounting' })
      await expect(row).not.toContainText(tokens.never)
      expect(await page.content()).not.toContain(secret)

      await row.getByRole('button', { name: tokens.revokeNamed.replace('{name}', 'accounting') }).click()
      await page
        .getByRole('alertdialog', { name: tokens.ask.replace('{name}', 'accounting') })
        .getByRole('button', { name: tokens.revoke })
        .click()
      await expect(page.getByText(tokens.revoked.replace('{name}', 'accounting'))).toBeVisible()
      await expect(row).toHaveCount(0)
      expect((await program.get('/api/documents/session/new')).status()).toBe(401)
      await program.dispose()
      forgive(complaints, 403)
    },
  )

  test(
    `in ${locale} the archive of one’s data is downloaded, and the account deleted`,
    { tag: '@journey' },
    async ({ page, complaints }) => {
      const { account: words, errors } = MESSAGES[locale]
      const { deletion } = words
      const email = await signedUp(page, locale)
      await parseTable(page, 'dose.docx', TABLE)
      await page.goto('/profile')
      const section = page.getByRole('region', { name: words.export.title })
      await expect(section).toContainText(words.export.holds)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('button', { name: words.export.download }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^actum-\d{4}-\d\d-\d\d\.zip$/)
      const zip = new PizZip(await readFile(await download.path()))
      expect(JSON.parse(zip.file('account.json')?.asText() ?? '')).toMatchObject({ account: { email } })
      const kept = JSON.parse(zip.file('files.json')?.asText() ?? '') as { name: string; path: string }[]
      expect(kept.map(({ name }) => name).sort()).toEqual(['dose.docx', 'dose.xlsx'])
      const source = kept.find(({ name }) => name === 'dose.docx')
      expect(Buffer.from(zip.file(source?.path ?? '')?.asUint8Array() ?? []).equals(TABLE)).toBe(true)

      await page.getByRole('button', { name: deletion.begin }).click()
      const dialog = page.getByRole('alertdialog', { name: deletion.ask })
      for (const said of Object.values(deletion.goes)) await expect(dialog.getByText(said)).toBeVisible()
      await expect(dialog.getByRole('button', { name: deletion.keep })).toBeFocused()
      const password = dialog.getByRole('textbox', { name: words.reauthentication.password })
      await password.fill('not the password')
      await dialog.getByRole('button', { name: deletion.delete }).click()
      await expect(dialog.getByRole('alert')).toContainText(errors.PASSWORD_WRONG)
      await password.fill(PASSWORD)
      await dialog.getByRole('button', { name: deletion.delete }).click()

      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('status').filter({ hasText: deletion.deleted })).toBeVisible()
      expect(await stored(page)).toEqual({ user: null, token: null, sessionId: null })
      await page.reload()
      await expect(page.getByRole('button', { name: words.logIn })).toBeVisible()
      await expect(page.getByText(deletion.deleted)).toHaveCount(0)
      await page.getByLabel(words.email).fill(email)
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: words.logIn }).click()
      await expect(page.getByRole('alert').filter({ hasText: errors.CREDENTIALS_WRONG })).toBeVisible()
      forgive(complaints, 403)
    },
  )
}

test('a failure to load is shown in place, with a retry button', async ({ page, complaints }) => {
  await signedUp(page, 'en-US')
  await parseTable(page, 'dose.docx', TABLE)
  const refuse = (path: string) => page.route(path, (route) => route.abort(), { times: 1 })
  await refuse('**/api/users/files?limit=10')
  await refuse('**/api/tokens')
  await page.goto('/profile')
  for (const title of [account.files.title, account.tokens.title]) {
    const section = page.getByRole('region', { name: new RegExp(`${title}$`) })
    await expect(section.getByRole('alert')).toContainText(account.connectionLost)
    await section.getByRole('button', { name: account.again }).click()
  }
  await expect(page.getByText(account.tokens.empty)).toBeVisible()
  const rows = page.getByRole('table', { name: account.files.caption }).getByRole('row')
  await expect(rows).toHaveCount(3)

  const inUse = { success: false, code: 'FILE_IN_USE', error: 'Work on “dose.xlsx” is under way.' }
  await page.route('**/api/users/files/*', (route) => route.fulfill({ status: 409, json: inUse }), { times: 1 })
  await rows.nth(1).getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: account.files.delete }).click()
  await expect(page.getByText(inUse.error)).toBeVisible()

  for (let made = 0; made < 5; made++) expect((await page.request.get('/api/users/export')).status()).toBe(200)
  await page.getByRole('button', { name: account.export.download }).click()
  await expect(page.getByRole('region', { name: account.export.title }).getByRole('alert')).toContainText('minutes')
  forgive(complaints, 'net::ERR_FAILED')
  forgive(complaints, 409)
  forgive(complaints, 429)
})
