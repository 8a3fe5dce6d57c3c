import { csvFile } from '@/lib/documents/generation/test-support/files'
import type { Browser, Handler } from '@/lib/http/test-support/browser'
import { postForm, type Fields } from '@/lib/http/test-support/workspace'
import { GET as download } from '../download/[filename]/route'

/** The response of a generator route, a result or an error. */
export interface ActsAnswer {
  readonly success: boolean
  readonly download_url: string
  readonly code: string
  readonly error: string
  readonly documents: { name: string; rows: number[] }[]
  readonly problems: { code: string; text: string; cell: string | null }[]
  readonly stored: Record<string, string>
}

export const TWO_ROWS = csvFile(
  [
    ['Номер', 'Дата', 'ФИО'],
    ['007', '03.11.2026', 'Щёголева Ю. Я.'],
    ['008', '05.11.2026', 'Жданов Ф. Э.'],
  ],
  'Журнал.csv',
)
export const ONE_ROW = csvFile([
  ['Номер', 'Дата', 'ФИО'],
  ['009', '06.11.2026', 'Ion Țurcanu'],
])

export async function post(browser: Browser, handler: Handler, fields: Fields) {
  const response = await postForm(browser, handler, fields)
  return { status: response.status, body: (await response.json()) as ActsAnswer }
}

/** Follows a download's address. */
export async function fetchFile(browser: Browser, sessionId: string, downloadUrl: string) {
  const filename = downloadUrl.split('/').at(-1) ?? ''
  const response = await browser.call(download, { params: { filename }, query: { sessionId } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
