import { book } from '@/lib/documents/doses/test-support/book'
import type { newWorkspace } from '@/lib/http/test-support/workspace'
import { postForm, type Fields } from '@/lib/http/test-support/workspace'
import type { DoseInspectionReport, DoseReport } from '@/lib/operations/dose-answer'
import type { POST as inspect } from '../inspect/route'

/** The response of a dose route, a result or an error. */
interface DosesAnswer {
  readonly code?: string
  readonly error?: string
  readonly operationId: string
  readonly name: string
  readonly download_url: string
  readonly report: DoseReport
  readonly doses: DoseInspectionReport
  readonly stored: Record<string, string>
  readonly problems: { readonly code: string; readonly text: string }[]
  readonly details: Record<string, unknown>
}

type Workspace = Awaited<ReturnType<typeof newWorkspace>>

export async function asked(
  { browser, sessionId }: Pick<Workspace, 'browser' | 'sessionId'>,
  handler: typeof inspect,
  fields: Fields,
) {
  const response = await postForm(browser, handler, { sessionId, ...fields })
  return { status: response.status, body: (await response.json()) as DosesAnswer }
}

/** Settings as the form's field has them. */
export const options = (value: object) => ({ options: JSON.stringify(value) })

/** A personal dose record with every unit in its header. */
export const RECORD = book('Дозы 2026.xlsx', [
  {
    name: 'ИДК',
    rows: [
      ['ФИО', 'Таб. №', 'Hp(10), мЗв, I квартал 2026', 'Hp(10), мЗв, II квартал 2026'],
      ['Озерецкая Н. П.', 'А-17', 0.31, 0.28],
      ['Кедров Р. Т.', 'А-23', 0.12, '<0,05'],
      ['Щёголева Ю. Я.', 'А-31', 31.4, 22.15],
    ],
  },
])

/** That of the year before: one person gone, one to come, one with less. */
export const BEFORE = book('Дозы 2025.xlsx', [
  {
    name: 'ИДК',
    rows: [
      ['ФИО', 'Таб. №', 'Hp(10), мЗв, I квартал 2025', 'Hp(10), мЗв, II квартал 2025'],
      ['Озерецкая Н. П.', 'А-17', 0.1, 0.1],
      ['Вязова Л. М.', 'А-44', 0.2, 0.2],
    ],
  },
])
