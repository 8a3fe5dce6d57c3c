import { wordDocument } from './documents'
import { expect, forgive, signUp, speak, test } from './fixtures'

const csv = (rows: number) =>
  ['No;Room;Dose', ...Array.from({ length: rows }, (_, row) => `${row + 1};Ward ${row + 1};0.35`)].join('\n')

for (const [name, width, height, scheme, locale] of [
  ['1440-light-en', 1440, 900, 'light', 'en-US'],
  ['390-dark-ru', 390, 844, 'dark', 'ru-RU'],
] as const) {
  test(`shots ${name}`, async ({ page, context, complaints }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    await speak(page, locale)
    await signUp(page, 'correct horse battery')
    await page.goto('/')
    const shot = (what: string) => page.screenshot({ path: `/tmp/desk-shots/${name}-${what}.png` })
    await page.locator('input[type=file]').first().setInputFiles({ name: 'Rows 2026.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(5000)) })
    await page.locator('input[type=file]').last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer: wordDocument(['Record No. {No}', 'Room: {Room}']) })
    const create = page.getByRole('button', { name: /^(Create|Создать) \d/ }).first()
    await expect(create).toBeEnabled({ timeout: 40_000 })
    await page.waitForTimeout(1500)
    await page.reload()
    await expect(create).toBeEnabled({ timeout: 40_000 })
    await shot('restored')
    const tab = await context.newPage()
    await tab.goto('/')
    await tab.waitForTimeout(1000)
    await create.click()
    await page.waitForTimeout(1500)
    await shot('running')
    await tab.goto('/history')
    await tab.setViewportSize({ width, height })
    await tab.waitForTimeout(1500)
    await tab.screenshot({ path: `/tmp/desk-shots/${name}-strip-kept.png` })
    await tab.waitForTimeout(2500)
    await tab.screenshot({ path: `/tmp/desk-shots/${name}-strip-left.png` })
    await expect(tab.locator('[data-run-strip] a[download]')).toBeVisible({ timeout: 60_000 })
    await tab.screenshot({ path: `/tmp/desk-shots/${name}-strip-done.png` })
    await shot('done')
    await page.getByRole('button', { name: /Start over|Начать заново/ }).first().click()
    await page.waitForTimeout(700)
    await shot('cleared')
    forgive(complaints, 412)
  })
}
