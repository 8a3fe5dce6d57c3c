import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import samples from '../samples/index.json' with { type: 'json' }
import { expect, signUp, speak, test } from './fixtures'

const MOST_STOPS = 12
const sample = samples.find(({ locale }) => locale === 'en-US')!

const TOOLS = [
  { path: '/', files: { excel: sample.data, template: sample.template }, action: 'release-create' },
  { path: '/parser', files: { docx: sample.document }, action: 'release-action' },
  { path: '/dose', files: { excel: sample.doses }, action: 'release-action' },
] as const

/** Presses Tab, and Enter on the way past what was found, until the element of this id has the focus. Gives the presses. */
async function pressesTo(page: Page, id: string): Promise<string[]> {
  const presses: string[] = []
  while (presses.length <= MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { activeElement: at } = document
      const name = at?.getAttribute('aria-label') ?? at?.textContent?.slice(0, 40) ?? ''
      return { id: at?.id ?? '', name, isWay: at instanceof HTMLElement && at.dataset['toAction'] !== undefined }
    })
    presses.push(stop.name)
    if (stop.isWay) {
      await page.keyboard.press('Enter')
      presses.push('Enter')
      await expect(page.locator(`#${id}`)).toBeFocused()
      return presses
    }
    if (stop.id === id) return presses
  }
  return presses
}

for (const { path, files, action } of TOOLS) {
  test(`by keyboard ${path} is at most ${MOST_STOPS} stops from its file to its main action`, async ({ page }) => {
    await speak(page, 'en-US')
    await signUp(page, 'correct horse battery')
    await page.goto(path)
    for (const [name, file] of Object.entries(files)) {
      const chooser = page.waitForEvent('filechooser')
      await page.locator(`input[name=${name}]`).first().focus()
      await page.keyboard.press('Enter')
      await (
        await chooser
      ).setFiles({ name: file.split('/').at(-1) ?? file, mimeType: '', buffer: await readFile(`samples/${file}`) })
      await expect(page.getByText(file.split('/').at(-1) ?? '').first()).toBeVisible()
    }
    await expect(page.locator(`#${action}`)).toBeEnabled({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    await page.locator('input[type=file]').first().focus()
    const presses = await pressesTo(page, action)
    expect(presses.length, presses.join('\n')).toBeLessThanOrEqual(MOST_STOPS)
    await page.keyboard.press('Enter')
    await expect(page.locator('a[download]').first()).toBeVisible({ timeout: 30_000 })
  })
}
