import { readFile } from 'node:fs/promises'
import PizZip from 'pizzip'
import { sheetCells } from './documents'
import { expect, hydrated, signIn, speak, test } from './fixtures'
import samples from '../samples/index.json' with { type: 'json' }

const sample = samples.find(({ locale }) => locale === 'en-US')!

test('a workbook is filled in for each row', async ({ page }) => {
  await speak(page, 'en-US')
  await signIn(page)
  await page.goto('/')
  await hydrated(page)
  await page.locator('input[name=excel]').setInputFiles(`samples/${sample.data}`)
  await page.locator('input[name=template]').setInputFiles(`samples/${sample.form}`)
  const create = page.getByRole('button', { name: /^Create \d+ documents?$/ }).first()
  await expect(create).toBeEnabled({ timeout: 30_000 })
  await create.click()
  const link = page.getByRole('link', { name: /Download archive/ }).first()
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const workbooks = Object.values(new PizZip(await readFile(await download.path())).files).filter(({ name }) =>
    name.endsWith('.xlsx'),
  )
  expect(workbooks).toHaveLength(10)
  for (const workbook of workbooks) {
    const cells = sheetCells(workbook.asUint8Array()).flat()
    expect(cells.join(' ')).not.toMatch(/[{}]|undefined|NaN|\[object/)
    expect(cells.join('')).not.toBe('')
  }
})
