import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { PDF_LIMITS } from './reading/limits'
import { readPdfTables } from './read-pdf-tables'
import { HOSTILE_PDFS } from './test-support/hostile-pdfs'

/** What could end a process is tested in one of its own: `app/api/documents/parse-pdf-hostile.integration.test.ts`. */
const FOR_A_PROCESS = [
  'a content stream that inflates a thousandfold twice',
  'pages that are not where the cross-reference table says',
]

/** Codes of the problems, or of the refusal, and the size of each table. */
async function answerTo(bytes: Uint8Array): Promise<readonly [tables: readonly string[], codes: readonly string[]]> {
  try {
    const { tables, problems } = await readPdfTables(bytes, { limits: { ...PDF_LIMITS, milliseconds: 3_000 } })
    return [tables.map(({ rows, cols }) => `${rows}x${cols}`), problems.map(({ code }) => code)]
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return [[], [error.code]]
  }
}

const READ = [['3x2'], []] as const
const OVER = [[], ['PDF_PAGE_TOO_LARGE']] as const
const REFUSED = [[], ['PDF_UNREADABLE']] as const

describe('a hostile PDF', () => {
  const answers: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
    'a form that draws itself': READ,
    'forms that draw two of the next each': OVER,
    'a page tree that contains itself': REFUSED,
    'a page count of a thousand million': READ,
    'a structure tree that holds itself': READ,
    'a cross-reference table that follows itself': READ,
    'no cross-reference table at all': READ,
    'three million operators': OVER,
    'two million rules': OVER,
    'a million letters': OVER,
    'arrays a hundred thousand deep': REFUSED,
    'a page without a size': READ,
    'JavaScript, launches and attachments': READ,
  }

  test('has an answer of its own for each kind', () => {
    expect(Object.keys(answers).toSorted()).toEqual(
      Object.keys(HOSTILE_PDFS)
        .filter((name) => !FOR_A_PROCESS.includes(name))
        .toSorted(),
    )
  })

  test.each(Object.entries(answers))(
    '%s',
    async (name, answer) => {
      expect(await answerTo(HOSTILE_PDFS[name]?.() ?? new Uint8Array())).toEqual(answer)
    },
    60_000,
  )
})
