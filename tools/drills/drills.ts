/**
 * A change to one file: a new file, a copy of another one, lines after the line that contains a text, another text for one that is there
 * once, or an entry of a JSON object.
 */
export type Edit = { readonly file: string } & (
  | { readonly create: string }
  | { readonly copyOf: string }
  | { readonly after: string; readonly insert: string }
  | { readonly replace: string; readonly by: string }
  | { readonly at: readonly string[]; readonly key: string; readonly value: string }
)

/** A change that a guide of docs/developing.md explains, made here as a developer new to the code would. */
export interface Drill {
  /** The heading of the guide. */
  readonly guide: string
  readonly edits: readonly Edit[]
  /** Test files and folders, among them a new file that shows the change at work. */
  readonly checks: readonly string[]
}

const TEST = "import { expect, test } from '@jest/globals'\n"

const UNIT: Drill = {
  guide: 'Add a unit of dose',
  edits: [
    {
      file: 'lib/documents/doses/units/ucum.ts',
      after: "  { base: 'RAD', kind: 'absorbed',",
      insert: "  { base: 'XGY', kind: 'absorbed', prefixes: 'm', canonical: ['mGy', '1', 2] },\n",
    },
    {
      file: 'lib/documents/doses/units/records/radiation.ts',
      after: 'export const RADIATION_UNITS: readonly UnitRecord[] = [',
      insert: ['XGY', 'mXGY']
        .map(
          (ucum) => `  {
    ucum: '${ucum}',
    spellings: { en: ['${ucum}'], ru: [], ro: [] },
    shown: { en: '${ucum}', ru: '${ucum}', ro: '${ucum}' },
  },
`,
        )
        .join(''),
    },
    {
      file: 'lib/documents/doses/units/drill.test.ts',
      create: `${TEST}import { unitInfo } from './ucum'

test('a millesimal unit is worth its part of the canonical one', () => {
  expect(unitInfo('mXGY')?.canonical).toMatchObject({ unit: 'mGy' })
})
`,
    },
  ],
  checks: ['lib/documents/doses/units'],
}

const FORMAT: Drill = {
  guide: 'Add a tag format',
  edits: [
    {
      file: 'lib/documents/generation/formats/text-formats.ts',
      after: 'export const TEXT_FORMATS: readonly NamedFormat[] = [',
      insert: `  {
    name: 'spaced',
    aliases: ['вразрядку', 'spațiat'],
    parameters: [],
    examples: {
      en: { value: 'abc', format: 'spaced', output: 'a b c' },
      ru: { value: 'абв', format: 'spaced', output: 'а б в' },
      ro: { value: 'abc', format: 'spaced', output: 'a b c' },
    },
    definition: ofText((text) => [...text].join(' ')),
  },
`,
    },
    ...['en-US', 'ru-RU', 'ro-RO'].map((locale) => ({
      file: `messages/${locale}.json`,
      at: ['help', 'formats', 'about'],
      key: 'spaced',
      value: 'A drill.',
    })),
    {
      file: 'lib/documents/generation/formats/drill.test.ts',
      create: `${TEST}import { TEXT_FORMATS } from './text-formats'

test('has the new format', () => {
  expect(TEXT_FORMATS.map(({ name }) => name)).toContain('spaced')
})
`,
    },
  ],
  checks: ['lib/documents/generation/formats', 'lib/help', 'lib/i18n'],
}

const ROUTE: Drill = {
  guide: 'Add a route',
  edits: [
    {
      file: 'app/api/drill/route.ts',
      create: `import { z } from 'zod'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Return the given text',
  body: z.object({ text: z.string() }),
  limits: [RATE_LIMITS.previews],
  answers: { 200: z.object({ text: z.string() }) },
  codes: ['TOO_MANY_REQUESTS'],
  handle: ({ body }) => Promise.resolve(Response.json(body)),
})
`,
    },
    {
      file: 'app/api/authorisation/document-routes.ts',
      after: 'export const DOCUMENT_ROUTES: Readonly<Record<string, RouteEntry>> = {',
      insert: "  '/drill': { POST: { access: 'documents', answers: 200, json: () => ({ text: 'a' }) } },\n",
    },
  ],
  checks: ['scripts/steps/list-routes', 'app/api/openapi.json'],
}

const INTERFACE_LANGUAGE: Drill = {
  guide: 'Add a language',
  edits: [
    { file: 'messages/uk-UA.json', copyOf: 'messages/ru-RU.json' },
    {
      file: 'lib/i18n/messages.ts',
      after: "import en from '@/messages/en-US.json'",
      insert: "import ukrainian from '@/messages/uk-UA.json'\n",
    },
    {
      file: 'lib/i18n/messages.ts',
      after: 'const MESSAGES: Readonly<Record<Locale, Messages>> = {',
      insert: "  'uk-UA': ukrainian as Messages,\n",
    },
    {
      file: 'lib/i18n/locales.ts',
      after: 'const RECORDS = {',
      insert:
        "  'uk-UA': { short: 'UA', name: 'Українська', language: 'ru', scripts: ['cyrillic', 'latin'], paddle: 'en' },\n",
    },
    { file: 'messages/voice/uk.json', copyOf: 'messages/voice/ru.json' },
    {
      file: 'messages/voice.test.ts',
      after: "import ru from './voice/ru.json'",
      insert: "import uk from './voice/uk.json'\n",
    },
    { file: 'messages/voice.test.ts', replace: "'ru-RU': ru }", by: "'ru-RU': ru, 'uk-UA': uk }" },
    {
      file: 'components/layout/crash/words.ts',
      after: 'export const CRASH_WORDS: Readonly<Record<Locale, CrashWords>> = {',
      insert: `  'uk-UA': {
    title: 'Не удалось показать страницу',
    lead: 'В Actum произошла ошибка.',
    kept: 'Загруженные файлы, результаты и история на месте. Пропасть могло только то, что вы ввели на этой странице.',
    again: 'Повторить попытку',
    id: 'Номер ошибки для администратора:',
    home: 'На главную',
  },
`,
    },
    {
      file: 'lib/mail/moment.ts',
      after: 'const MOMENTS:',
      insert: "  'uk-UA': (date, time) => `${date} at ${time}`,\n",
    },
  ],
  checks: ['lib/i18n', 'components/layout', 'lib/mail'],
}

const DATA_LANGUAGE: Drill = {
  guide: 'Add a language',
  edits: [
    {
      file: 'lib/documents/doses/language/toy/instruction-words.ts',
      create: `/** Words of a made-up language. */
export const TOY_INSTRUCTION_WORDS = \`
NUMBER 2: dunko
FORM {tbl}: pilka, pilkas
TIMES: fojas
TIME d: dazo, dazos
\`
`,
    },
    {
      file: 'lib/documents/doses/language/instruction-languages.ts',
      after: "import { RO_INSTRUCTION_WORDS } from './ro/instruction-words'",
      insert: "import { TOY_INSTRUCTION_WORDS } from './toy/instruction-words'\n",
    },
    {
      file: 'lib/documents/doses/language/instruction-languages.ts',
      after: 'export const INSTRUCTION_LANGUAGES: readonly InstructionLanguage[] = [',
      insert: "  { code: 'toy', words: TOY_INSTRUCTION_WORDS },\n",
    },
    {
      file: 'lib/documents/doses/language/drill.test.ts',
      create: `${TEST}import { InstructionReader } from '../posology/reader'
import { INSTRUCTION_LANGUAGES } from './instruction-languages'

test('reads an instruction in the new language', () => {
  const { instructions } = new InstructionReader(INSTRUCTION_LANGUAGES).read('Aspirin 100 mg dunko pilkas 3 fojas', 'toy')
  expect(instructions).toHaveLength(1)
})
`,
    },
  ],
  checks: ['lib/documents/doses/language'],
}

const INPUT_FORMAT: Drill = {
  guide: 'Add an input format for tables',
  edits: [
    {
      file: 'lib/documents/table-sources/web-source.ts',
      create: `import type { TableSource } from './table-source'

/** Web pages. */
export const WEB_SOURCE: TableSource = {
  accepts: (kind) => kind === 'html',
  read: () => Promise.resolve({ tables: [], messages: [], instead: { paragraphs: 1, pictures: 0 } }),
}
`,
    },
    {
      file: 'lib/documents/table-sources/read-table-document.ts',
      after: "import { WORD_SOURCE } from './word-source'",
      insert: "import { WEB_SOURCE } from './web-source'\n",
    },
    {
      file: 'lib/documents/table-sources/read-table-document.ts',
      replace: '[PDF_SOURCE, WORD_SOURCE]',
      by: '[PDF_SOURCE, WEB_SOURCE, WORD_SOURCE]',
    },
    {
      file: 'lib/documents/table-sources/drill.test.ts',
      create: `${TEST}import { readTableDocument } from './read-table-document'

test('reads the new format', async () => {
  const file = { name: 'a.html', bytes: new TextEncoder().encode('<!doctype html><p>Drill') }
  await expect(readTableDocument(file, {}, {})).resolves.toMatchObject({ instead: { paragraphs: 1 } })
})
`,
    },
  ],
  checks: ['lib/documents/table-sources'],
}

export const DRILLS: readonly Drill[] = [UNIT, FORMAT, ROUTE, INTERFACE_LANGUAGE, DATA_LANGUAGE, INPUT_FORMAT]
