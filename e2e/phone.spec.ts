import type { Page } from 'playwright/test'
import { wordDocument } from './documents'
import { expect, journeyLocales, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable, showWhole } from './usable'

test.use({ viewport: { width: 390, height: 844 } })

const DEVICES = [
  'Название прибора;Инв. №;Дата',
  'Фартук;0134;03.11.2026',
  'Воротник;0188;31.11.2026',
  'Юбка;0207;12.11.2026',
].join('\n')
const RECORD = ['Акт о приборе {Названия прибора}, {Инвентарный номер}, от {Дата}', '{Дозиметрист}']

/** What can be pressed in a place and takes less than 44 px in a direction. */
function smallerThanAFinger(page: Page, place: string): Promise<string[]> {
  return page.locator(place).evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('a[href], button, input, [role=combobox]')].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined
      const box = (label ?? control).getBoundingClientRect()
      // A link's words may be in a larger target than they are drawn.
      const around = getComputedStyle(control, '::after')
      const width = Math.max(box.width, Number.parseFloat(around.width) || 0)
      const height = Math.max(box.height, Number.parseFloat(around.height) || 0)
      return width >= 44 && height >= 44 ? [] : [`${width} × ${height} ${control.outerHTML.slice(0, 120)}`]
    }),
  )
}

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} what blocks comes first on a phone, can be answered there, and the document can be read`,
    { tag: '@journey' },
    async ({ page }) => {
      const { phone, release } = MESSAGES[locale].generator
      await speak(page, locale)
      await signUp(page, 'correct horse battery')
      await page.goto('/')
      const inputs = page.locator('input[type=file]')
      await inputs.first().setInputFiles({ name: 'Devices.csv', mimeType: '', buffer: Buffer.from(DEVICES) })
      await inputs.last().setInputFiles({ name: 'Record.docx', mimeType: '', buffer: wordDocument(RECORD) })

      const first = page.locator('#decide-first')
      await expect(first).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('[data-page]')).toBeVisible({ timeout: 30_000 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      const items = first.getByRole('listitem')
      await expect(items).toHaveCount(4)
      const tag = items.first().getByRole('radiogroup', { name: release.tagWithout.replace('{tag}', '{Дозиметрист}') })
      await expect(tag.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
      expect(await smallerThanAFinger(page, '#decide-first')).toEqual([])

      const sizes = await page.locator('[data-page]').evaluate((paper) =>
        [...paper.querySelectorAll('*')].flatMap((node) => {
          const hasText = [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent !== '')
          return hasText ? [Number.parseFloat(getComputedStyle(node).fontSize)] : []
        }),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
      await page.getByRole('button', { name: phone.wholePage }).click()
      await page.getByRole('button', { name: phone.textOnly }).click()

      // An answer keeps its place, and can be taken back there.
      const dock = page.locator('[data-dock] button')
      await items.nth(1).getByRole('button', { name: '30.11.2026' }).click()
      await expect(items.nth(1).getByRole('status')).toContainText(phone.done.replace('{what}', ''))
      await items.nth(1).getByRole('button').click()
      await expect(items.nth(1).getByRole('button', { name: '30.11.2026' })).toBeVisible()
      await items.nth(1).getByRole('button', { name: '30.11.2026' }).click()
      await items.nth(2).getByRole('button', { name: phone.confirm }).click()
      await expect(dock).toBeDisabled()
      await tag.getByRole('radio').last().click({ force: true })
      await expect(dock).toBeEnabled()
      await expect(dock).toContainText('3')

      await showWhole(page, 390)
      await expectUsable(page, 'a phone')
      // Text of twice the size leaves everything within reach.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await showWhole(page, 390)
      await expectUsable(page, 'text of twice the size')
      await page.locator('#release-create').click()
      await expect(page.locator('a#release-download')).toBeVisible({ timeout: 30_000 })
    },
  )
}
