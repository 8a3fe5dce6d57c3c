import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import samples from '../samples/index.json' with { type: 'json' }
import { axeViolations } from './axe'
import { sheetsCells } from './documents'
import { expect, journeyLocales, signIn, speak, test, type Locale } from './fixtures'
import { MESSAGES } from './messages'
import { encryptedPdf, scannedPdf, spacedPdf } from './pdfs'

const en = MESSAGES['en-US']
const MAKE: Readonly<Record<Locale, string>> = {
  'en-US': 'Create workbook',
  'ro-RO': 'Creați registrul',
  'ru-RU': 'Создать книгу',
}
const DOWNLOAD: Readonly<Record<Locale, string>> = {
  'en-US': 'Download workbook',
  'ro-RO': 'Descărcați registrul',
  'ru-RU': 'Скачать книгу',
}

const samplePdf = (locale: Locale): string => `samples/${samples.find((each) => each.locale === locale)?.pdf ?? ''}`

async function open(page: Page, locale: Locale, file: string | { readonly name: string; readonly buffer: Buffer }) {
  await speak(page, locale)
  await signIn(page)
  await page.goto('/parser')
  await page
    .locator('input[type=file]')
    .setInputFiles(typeof file === 'string' ? file : { ...file, mimeType: 'application/pdf' })
}

const frames = (page: Page) => page.locator('[data-frame]')

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} a PDF is shown with its tables outlined, one is corrected, and the workbook has it so`,
    { tag: '@journey' },
    async ({ page }) => {
      const t = MESSAGES[locale].parser
      await open(page, locale, samplePdf(locale))
      await expect(frames(page)).toHaveCount(2)
      await expect(page.getByRole('list', { name: t.pages.list }).getByRole('listitem')).toHaveCount(2)
      await page.getByRole('list', { name: t.pages.list }).getByRole('button').nth(1).click()
      await expect(frames(page)).toHaveCount(2)
      // What only its spacing shows is asked about; it is right.
      await frames(page).nth(1).focus()
      await page.getByRole('button', { name: t.pages.right, exact: true }).click()
      await expect(page.getByRole('button', { name: t.pages.right, exact: true })).toBeHidden()
      await page.getByRole('list', { name: t.pages.list }).getByRole('button').first().click()
      await frames(page).first().focus()
      await page.keyboard.press('Delete')
      await expect(frames(page)).toHaveCount(1)
      const action = page.locator('#release-action')
      await expect(action).toBeEnabled()
      await page.getByRole('button', { name: MAKE[locale] }).first().click()
      const link = page.getByRole('link', { name: DOWNLOAD[locale] }).first()
      await expect(link).toBeVisible({ timeout: 30_000 })
      const download = page.waitForEvent('download')
      await link.click()
      const sheets = sheetsCells(await readFile(await (await download).path()))
      expect([...sheets.values()].slice(1).map((rows) => rows.length)).toEqual([10, 4])
    },
  )
}

test.describe('in English', () => {
  test('frames are reached, described, resized and drawn by keyboard, and each step is undone', async ({ page }) => {
    await open(page, 'en-US', samplePdf('en-US'))
    await expect(frames(page)).toHaveCount(2)
    const first = page.getByRole('button', { name: 'Table 1, page 1, 4 rows, 4 columns', exact: true })
    await first.focus()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('button', { name: 'Table 2, page 1, 10 rows, 7 columns, continues on page 2', exact: true }),
    ).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('e')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByRole('button', { name: /^Table 1, page 1, [34] rows/ })).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(first).toBeVisible()
    await page.keyboard.press('n')
    await expect(frames(page)).toHaveCount(3)
    await expect(frames(page).and(page.locator('[aria-pressed=true]'))).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(frames(page)).toHaveCount(2)
  })

  test('a separator is moved by arrows and removed, and the table is read so', async ({ page }) => {
    await open(page, 'en-US', { name: 'spaced.pdf', buffer: spacedPdf() })
    const frame = page.getByRole('button', { name: 'Table 1, page 1, 5 rows, 3 columns, to check', exact: true })
    await frame.focus()
    await page.keyboard.press('c')
    await page.getByRole('slider', { name: 'Column separator 2' }).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByRole('button', { name: 'Table 1, page 1, 5 rows, 2 columns', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /^1 · / }).getByText('1041 0.52')).toBeVisible()
    const slider = page.getByRole('slider', { name: 'Column separator 1' })
    const before = Number(await slider.getAttribute('aria-valuenow'))
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', String(before + 1))
  })

  test('a frame is drawn and a corner is dragged', async ({ page }) => {
    await open(page, 'en-US', { name: 'spaced.pdf', buffer: spacedPdf() })
    await frames(page).first().click()
    const corner = page.locator('[data-corner="end end"]')
    const box = await corner.boundingBox()
    if (box === null) throw new Error('no corner')
    await page.mouse.move(box.x + 12, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 12, box.y - 24, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: /^Table 1, page 1, [34] rows, 3 columns$/ })).toBeVisible()
    await page.getByRole('button', { name: en.parser.pages.undo, exact: true }).click()
    await expect(page.getByRole('button', { name: /^Table 1, page 1, 5 rows/ })).toBeVisible()
  })

  test('a file that replaces another one shows its own pages or none, even under the same name', async ({ page }) => {
    await open(page, 'en-US', { name: 'doses.pdf', buffer: spacedPdf() })
    const before = page.getByRole('button', { name: /^Table 1, page 1, 5 rows, 3 columns/ })
    await expect(before).toBeVisible()
    const desk = async () => (await page.request.get('/api/documents/desk?tool=tables')).text()
    await expect.poll(desk).toContain('doses.pdf')
    await page.reload()
    await expect(before).toBeVisible()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/documents/inspect', async (route) => {
      await released
      await route.continue()
    })
    const replace = async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'doses.pdf',
        mimeType: 'application/pdf',
        buffer: await readFile(samplePdf('en-US')),
      })
      await expect(page.getByText(en.parser.tables.looking).first()).toBeVisible()
      await expect(frames(page)).toHaveCount(0)
    }
    await replace()
    await page.getByRole('button', { name: en.ui.fileSlot.cancel, exact: true }).click()
    await expect(before).toBeVisible()
    await replace()
    release()
    await expect(page.getByRole('button', { name: /^Table 1, page 1, 4 rows, 4 columns/ })).toBeVisible()
    await expect(before).toHaveCount(0)
    await expect(page.locator('[data-page] svg text').first()).toBeAttached()
    await expect(page.locator('[data-page] svg text').filter({ hasText: 'Adams' })).toHaveCount(0)
  })

  test('a scanned page is named within two seconds, and a scan alone is refused with the reason', async ({ page }) => {
    await open(page, 'en-US', { name: 'scan.pdf', buffer: await scannedPdf({ withText: true }) })
    await expect(page.getByText(/Page 2 is a scanned picture/).first()).toBeVisible()
    await expect(page.getByText('page 2', { exact: true })).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'only-a-scan.pdf',
      mimeType: 'application/pdf',
      buffer: await scannedPdf({ withText: false }),
    })
    await expect(page.getByText(/Nothing in this PDF can be read as text/).first()).toBeVisible()
  })

  test('an encrypted PDF asks for its password, which opens it in the browser', async ({ page }) => {
    await open(page, 'en-US', { name: 'locked.pdf', buffer: await encryptedPdf('let me in') })
    await expect(page.getByText(/protected with a password/).first()).toBeVisible()
    const { pdfPassword } = en.tools
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByLabel(pdfPassword.label).fill('guess')
    await page.getByRole('button', { name: pdfPassword.open, exact: true }).click()
    await expect(page.getByText(pdfPassword.wrong.password)).toBeVisible()
    await page.getByLabel(pdfPassword.label).fill('let me in')
    await page.getByRole('button', { name: pdfPassword.open, exact: true }).click()
    await expect(page.getByRole('button', { name: /^Table 1, page 1, 5 rows, 3 columns/ })).toBeVisible()
    expect(sent.filter((each) => each.includes('let me in'))).toEqual([])
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`has nothing against it at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, 'en-US', samplePdf('en-US'))
      await expect(frames(page)).toHaveCount(2)
      await frames(page).first().focus()
      await page.keyboard.press('c')
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  test('needs nothing of a server in private mode', async ({ page }) => {
    await open(page, 'en-US', samplePdf('en-US'))
    await expect(frames(page)).toHaveCount(2)
    const names = await frames(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    await page.goto('/try/parser')
    await expect(page.getByText('Files stay in this browser: 0 requests.')).toBeVisible({ timeout: 30_000 })
    await page.context().setOffline(true)
    await page.locator('input[type=file]').setInputFiles(samplePdf('en-US'))
    await expect(frames(page)).toHaveCount(2)
    expect(await frames(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual(names)
    await expect(page.locator('[data-page] svg text').first()).toBeAttached()
  })
})
