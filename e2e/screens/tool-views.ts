import type { Page } from 'playwright/test'
import { wordDocument } from '../documents'
import { expect } from '../fixtures'
import { unanswered, type View, type Words } from './view'

const PDF = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 not a document') }

interface Tool {
  readonly name: 'generator' | 'parser' | 'dose'
  readonly path: string
  /** The file slot that a wrong file is put into. */
  readonly slot: string
  sampleOf(words: Words): string
  /** The route of a run. */
  readonly runs: string
  /** The primary action that begins a run, and the link to its result. */
  readonly action: string
  readonly download: string
}

const IN_PLACE = { action: '#release-action', download: 'a#release-action' }

const TOOLS: readonly Tool[] = [
  {
    name: 'generator',
    path: '/',
    slot: 'input[type=file] >> nth=1',
    sampleOf: ({ generator }) => generator.files.sample,
    runs: '**/api/documents/generate*',
    action: '#release-create',
    download: 'a#release-download',
  },
  {
    name: 'parser',
    path: '/parser',
    slot: 'input[type=file]',
    sampleOf: ({ parser }) => parser.file.sample,
    runs: '**/api/documents/parse-table*',
    ...IN_PLACE,
  },
  {
    name: 'dose',
    path: '/dose',
    slot: 'input[type=file][name=excel]',
    sampleOf: ({ dose }) => dose.file.sample,
    runs: '**/api/documents/extract-doses*',
    ...IN_PLACE,
  },
]

const STATES: readonly View[] = TOOLS.flatMap((tool): View[] => {
  const { name, path, slot, sampleOf, runs, action, download } = tool
  const sample: View['reach'] = async (page, words) => {
    await page.goto(path)
    await page.getByRole('button', { name: sampleOf(words), exact: true }).click()
  }
  const ready: View['reach'] = async (page, words, locale) => {
    await sample(page, words, locale)
    await expect(page.locator(action)).toBeEnabled({ timeout: 30_000 })
    if (name === 'generator') {
      // The document of the first row comes after everything else.
      const row = page.getByRole('textbox', { name: words.generator.preview.row, exact: true })
      await expect(row).not.toHaveValue('', { timeout: 30_000 })
    }
    await settled(page)
  }
  return [
    { name: `${name}-empty`, person: true, reach: async (page) => void (await page.goto(path)) },
    {
      name: `${name}-reading`,
      person: true,
      async reach(page, words, locale) {
        await unanswered(page, '**/api/documents/inspect*')
        await sample(page, words, locale)
      },
    },
    {
      name: `${name}-refused`,
      person: true,
      async reach(page) {
        await page.goto(path)
        await page.locator(slot).setInputFiles(PDF)
        // Not the file's name, which is there before the answer.
        await expect(
          page
            .getByText(/\bPDF\b/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
        await settled(page)
      },
    },
    { name: `${name}-ready`, person: true, docked: true, reach: ready },
    {
      name: `${name}-running`,
      person: true,
      async reach(page, words, locale) {
        await ready(page, words, locale)
        await unanswered(page, '**/api/documents/progress*')
        await unanswered(page, runs)
        await page.locator(action).click()
        await expect(page.getByRole('progressbar').first()).toBeVisible()
      },
    },
    {
      name: `${name}-result`,
      person: true,
      sampled: true,
      async reach(page, words, locale) {
        await ready(page, words, locale)
        await page.locator(action).click()
        await expect(page.locator(download)).toBeVisible({ timeout: 30_000 })
        await settled(page)
      },
    },
  ]
})

/** The three tools: before a file, while it is read, ready, refused, while it runs, done, and with all open that opens. */
export const TOOL_VIEWS: readonly View[] = [
  ...STATES,
  {
    name: 'generator-tour',
    person: true,
    async reach(page, { tour }) {
      await page.goto('/')
      await page.getByRole('button', { name: tour.show, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'generator-problems',
    person: true,
    async reach(page, { generator }) {
      await page.goto('/')
      const inputs = page.locator('input[type=file]')
      const rows = ['Room;Item;Number', '12;Apron;0134', '12;Collar;', '14;Skirt;unknown', '15;Gloves;0204']
      await inputs
        .first()
        .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
      const act = wordDocument(['{Item} {Number | number:2}, {Inspector}'])
      await inputs.nth(1).setInputFiles({ name: 'act.docx', mimeType: '', buffer: act })
      await expect(page.getByRole('radiogroup', { name: generator.check.rows.view })).toBeVisible({ timeout: 30_000 })
      await settled(page)
    },
  },
  {
    name: 'dose-open',
    person: true,
    async reach(page, words, locale) {
      await STATES.find(({ name }) => name === 'dose-ready')?.reach(page, words, locale)
      const { file, chart } = words.dose
      await page.getByRole('combobox', { name: file.profile, exact: true }).click()
      await page.getByRole('option', { name: file.profiles['icrp-103'], exact: true }).click()
      await page.locator('#column-E').click()
      await expect(page.locator('#column-editor')).toBeVisible()
      await page.getByRole('button', { name: chart.asTable }).click()
      await settled(page)
    },
  },
]

/** Waits until nothing on the page says that it is being worked on. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 20_000 })
}
