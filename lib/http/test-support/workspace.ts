import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import type { NamedFile } from '@/lib/documents/tool'
import { newPerson } from './application'
import type { Browser, Handler } from './browser'

/** A small template and its rows, as a user would upload them. */
export const ACT: NamedFile = {
  name: 'Акт.docx',
  bytes: docx(paragraph('Акт № { номер } от {дата}') + paragraph('{ФИО}')),
}

/** A spreadsheet of so many rows for the act. */
export function actRows(count: number, name = 'Журнал.csv'): NamedFile {
  const rows = Array.from({ length: count }, (_, index) => [
    String(index + 1).padStart(3, '0'),
    '03.11.2026',
    'Щёголева Ю. Я.',
  ])
  return csvFile([['Номер', 'Дата', 'ФИО'], ...rows], name)
}

export type Fields = Readonly<Record<string, string | NamedFile>>

/** A new person with their own workspace. */
export async function newWorkspace() {
  const { GET } = await import('@/app/api/documents/session/new/route')
  const person = await newPerson()
  const { sessionId } = (await (await person.browser.call(GET)).json()) as { sessionId: string }
  return { ...person, sessionId }
}

/** Sends a multipart form, as a page would. */
export function postForm(
  browser: Browser,
  handler: Handler,
  fields: Fields,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new File([Buffer.from(value.bytes)], value.name))
  }
  return browser.call(handler, { form, headers })
}
