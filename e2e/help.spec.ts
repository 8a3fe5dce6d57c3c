import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import samples from '../samples/index.json' with { type: 'json' }
import { axeViolations } from './axe'
import { expect, journeyLocales, LOCALES, newEmail, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { expectUsable } from './usable'

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'

const SUM = {
  'ru-RU': 'тысяча двести тридцать четыре рубля 50 копеек',
  'ro-RO': 'o mie două sute treizeci și patru de lei',
  'en-US': 'one thousand two hundred thirty-four US dollars and 50 cents',
} as const

/** A new user. */
async function newcomer(page: Page): Promise<{ email: string; password: string }> {
  const person = { email: newEmail(), password: PASSWORD }
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201)
  return person
}

async function clean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

for (const locale of journeyLocales(1)) {
  const { help, helpTools, generator, tools } = MESSAGES[locale]

  test(
    `in ${locale} the help is found, its examples are printed, and a tag can be tried`,
    { tag: '@journey' },
    async ({ page }) => {
      await speak(page, locale)
      await newcomer(page)
      await page.goto('/')
      await page.getByRole('link', { name: tools.help }).click()
      await expect(page).toHaveURL('/help#tags')
      await expect(page.getByRole('heading', { level: 1, name: help.title })).toBeVisible()
      await clean(page)

      await page.getByRole('link', { name: help.formats.titleOf.replace('{name}', 'words'), exact: true }).click()
      await expect(page).toHaveURL('/help/format-words')
      await expect(page.locator('#format-words').getByRole('row')).not.toHaveCount(1)
      await clean(page)
      await page.goto('/help/format-qr')
      await expect(page.locator('#format-qr img').first()).toBeVisible()
      await page.goto('/help/tags-totals')
      await expect(page.locator('#tags-totals')).toContainText(locale === 'en-US' ? '1.70' : '1,70')
      await page.goto('/help/doses-units')
      await expect(page.locator('#doses-unit-equivalent')).toContainText(locale === 'ru-RU' ? 'мкЗв' : 'µSv')

      // What a link to the one page of before led to.
      await page.goto('/help#doses-unit-equivalent')
      await expect(page).toHaveURL('/help/doses-units#doses-unit-equivalent')

      await page.goto('/help/try')
      const attempt = page.locator('#try')
      await attempt.getByRole('button', { name: helpTools.submit }).click()
      await expect(attempt.getByRole('status')).toContainText(SUM[locale])
      await attempt.getByLabel(helpTools.value).fill('x')
      await attempt.getByRole('button', { name: helpTools.submit }).click()
      await expect(attempt.getByText('words').last()).toBeVisible()
      await attempt.getByLabel(helpTools.text).fill('{#x}')
      await attempt.getByRole('button', { name: helpTools.submit }).click()
      await expect(attempt.getByRole('alert')).toContainText('{#x}')
      await clean(page)
    },
  )

  test(
    `in ${locale} the annotated template and its spreadsheet make documents`,
    { tag: '@journey' },
    async ({ page }) => {
      const sample = samples.find((each) => each.locale === locale)
      if (sample === undefined) throw new Error(`No sample in ${locale}`)
      await speak(page, locale)
      await newcomer(page)
      await page.goto('/')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: generator.files.annotated }).click(),
      ])
      expect(download.suggestedFilename().normalize('NFC')).toBe(sample.annotated.split('/').at(-1)?.normalize('NFC'))
      const template = page.locator('input[type=file]').nth(1)
      await page.locator('input[type=file]').first().setInputFiles(`samples/${sample.data}`)
      const buffer = await readFile(await download.path())
      await template.setInputFiles({ name: 'template.docx', mimeType: '', buffer })
      await page.locator('#release-create').click()
      await expect(
        page.getByRole('link', { name: /zip \{([^}]*)\}/.exec(generator.result.download)?.[1] ?? '' }).first(),
      ).toBeVisible({ timeout: 30_000 })
    },
  )
}

for (const locale of LOCALES) {
  test(`in ${locale} every page of the help is short, and found by its title`, async ({ page }) => {
    const { help, helpTools } = MESSAGES[locale]
    await speak(page, locale)
    await newcomer(page)
    await page.goto('/help')
    const articles = await page.locator('[data-help-page]').evaluateAll((all) =>
      all.map((each) => ({
        title: each.getAttribute('data-title') ?? '',
        words: each.textContent.split(/\s+/).length,
      })),
    )
    expect(articles.length).toBeGreaterThanOrEqual(30)
    const search = page.getByRole('region', { name: helpTools.find })
    for (const { title, words } of articles) {
      expect(words, title).toBeLessThan(600)
      await search.getByRole('searchbox').fill(title)
      await expect(search.getByRole('link').first()).toHaveText(title)
    }
    // By its keys alone: the nearest for what is nowhere, the first of what is found.
    await page.keyboard.press('Escape')
    await search.getByRole('searchbox').fill('zzzqqq')
    await expect(search.getByRole('status')).toHaveText(helpTools.nearest)
    await expect(search.getByRole('link')).toHaveCount(3)
    await search.getByRole('searchbox').fill('{#')
    await expect(search.locator('mark').first()).toHaveText('{#')
    await page.keyboard.press('ArrowDown')
    await expect(search.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(search.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/help\/[a-z-]+$/)
    await expect(page.getByRole('link', { name: help.allPages })).toBeVisible()
  })
}

test.describe('the tour', () => {
  test.beforeEach(async ({ page }) => speak(page, 'en-US'))
  const { tour } = en

  for (const width of [390, 1440]) {
    test(`can be used with the keyboard through five steps at ${width} px and covers nothing that it describes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await newcomer(page)
      await page.goto('/')
      await page.getByRole('button', { name: tour.show }).press('Enter')
      const panel = page.getByRole('dialog')
      const targets = [
        '#sheet > section:nth-of-type(1)',
        '#sheet > section:nth-of-type(2)',
        '#sheet > section:nth-of-type(3)',
        '#release',
        '#main a[href="/history"], #more-actions',
      ]
      const titles = [tour.steps.files, tour.steps.match, tour.steps.check, tour.steps.release, tour.steps.history]
      for (const [index, target] of targets.entries()) {
        await expect(panel.getByRole('heading')).toContainText(titles[index]?.title ?? '')
        await expect(async () => {
          const [spoken, place] = [
            await page.locator(target).filter({ visible: true }).first().boundingBox(),
            await panel.boundingBox(),
          ]
          if (spoken === null || place === null) throw new Error('Not drawn')
          const beside = place.x >= spoken.x + spoken.width || place.x + place.width <= spoken.x
          const below = place.y >= spoken.y + spoken.height || place.y + place.height <= spoken.y
          expect(beside || below).toBe(true)
        }).toPass({ timeout: 5_000 })
        await expect(panel).toBeInViewport()
        if (index === 0) await clean(page)
        await panel.getByRole('button', { name: index === 4 ? tour.done : tour.next, exact: true }).press('Enter')
      }
      await expect(panel).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { name: en.generator.example.title })).toBeVisible()
      await expect(page.getByRole('button', { name: tour.show })).toHaveCount(0)
    })
  }

  test('ends by Esc and is offered again; refused, it stays away after a new sign-in and comes when asked for', async ({
    page,
  }) => {
    const person = await newcomer(page)
    await page.goto('/')
    await page.getByRole('button', { name: tour.show }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: tour.show })).toBeVisible()

    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/users/put') && response.ok()),
      page.getByRole('button', { name: tour.never }).click(),
    ])
    await expect(page.getByRole('button', { name: tour.show })).toHaveCount(0)

    await page.context().clearCookies()
    await speak(page, 'en-US')
    expect((await page.request.post('/api/auth/login', { data: person })).status()).toBe(200)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: en.generator.example.title })).toBeVisible()
    await expect(page.getByRole('button', { name: tour.show })).toHaveCount(0)

    await page.goto('/help/first-documents')
    await page.getByRole('link', { name: en.help.start.tour }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test('the help is read and searched before signing in', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/login')
  await page.getByRole('link', { name: MESSAGES['en-US'].footer.help }).click()
  await expect(page).toHaveURL('/help')
  const { help } = MESSAGES['en-US']
  await expect(page.getByRole('heading', { level: 1, name: help.title })).toBeVisible()
  await expect(page.getByRole('link', { name: help.tryTitle })).toHaveCount(0)
  await page.getByRole('searchbox').fill('zip')
  await expect(page.locator('mark').first()).toHaveText(/zip/i)
  await expectUsable(page, 'the help before signing in')
})
