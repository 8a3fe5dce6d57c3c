import { readFile } from 'node:fs/promises'
import { documentTexts, wordDocument } from './documents'
import { expect, signUp, speak, test } from './fixtures'

const ROWS = [
  {
    name: 'Ward 3',
    day: '03/11/2026',
    items: [
      { item: 'Apron', price: 10.5 },
      { item: 'Collar', price: 0.25 },
    ],
  },
  { name: 'Ward 4', day: '2026-11-04', items: [{ item: 'Goggles', price: 7 }] },
]
const TEMPLATE = wordDocument(['{name}, {day}: {#items}{item} {price}; {/items}'])

for (const [name, text] of [
  ['rows.json', JSON.stringify(ROWS)],
  ['rows.jsonl', ROWS.map((row) => JSON.stringify(row)).join('\n')],
] as const) {
  test(`documents are created from ${name}`, async ({ page }) => {
    await speak(page, 'en-US')
    await signUp(page, 'Long enough 1')
    await page.goto('/')
    await page
      .locator('input[name=excel]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByText(name).first()).toBeVisible()
    const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await page.locator('input[name=template]').setInputFiles({ name: 'Act.docx', mimeType: kind, buffer: TEMPLATE })
    const create = page.locator('#release-create')
    await expect(create).toHaveText('Create 2 documents', { timeout: 30_000 })
    await expect(page.getByText('2 rows.')).toBeVisible()
    await expect(page.getByText('Header', { exact: true })).toHaveCount(0)
    await create.click()
    const link = page.getByRole('link', { name: /Download archive/ }).first()
    await expect(link).toBeVisible({ timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const texts = [...documentTexts(await readFile(await download.path())).values()]
    expect(texts).toEqual(['Ward 3, 03/11/2026: Apron 10.5; Collar 0.25; ', 'Ward 4, 2026-11-04: Goggles 7; '])
  })
}
