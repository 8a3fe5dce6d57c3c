import { isUntouched, type GeneratorState } from './state'
import type { Obstacle, Tally } from './tally'

/** Why nothing can be made now, as the action says it in place of its verb. */
export type Reason =
  | Obstacle
  | 'pattern'
  | 'address'
  | 'mailColumn'
  | 'files'
  | 'dataMissing'
  | 'templateMissing'
  | 'uploading'
  | 'inspecting'
  | 'unread'
  | 'pdfs'

export type Readiness =
  /** `count` is null if it's only known during the run; `blank` fields are left blank by choice. */
  | { readonly kind: 'ready'; readonly count: number | null; readonly blank: number }
  /** `tag` is the first that waits for a decision; `limit` is how many PDFs one run can create. */
  | { readonly kind: 'waiting'; readonly reason: Reason; readonly tag?: string; readonly limit?: number }

/** Whether documents can be made, and how many; else the first reason why not. */
export function readinessOf(
  state: GeneratorState,
  tally: Tally | null,
  inspecting: boolean,
  patternWrong = false,
  mostPdfs: number | null = null,
): Readiness {
  const waiting = (reason: Reason): Readiness => ({ kind: 'waiting', reason })
  const { data, template } = state.slots
  if (isUntouched(state)) return waiting('files')
  if (data.kind === 'uploading' || template.kind === 'uploading') return waiting('uploading')
  if (data.kind === 'failed') return waiting('data')
  if (template.kind === 'failed') return waiting('template')
  if (data.kind === 'empty') return waiting('dataMissing')
  if (template.kind === 'empty') return waiting('templateMissing')
  if (inspecting) return waiting('inspecting')
  if (tally === null) return waiting('unread')
  const [undecided] = tally.undecided
  if (tally.obstacle === 'undecided' && undecided !== undefined) {
    return { kind: 'waiting', reason: 'undecided', tag: undecided.tag }
  }
  if (tally.obstacle !== null) return waiting(tally.obstacle)
  if (patternWrong) return waiting('pattern')
  const { mailing, email, mailColumn, format } = state.options
  // By rows, as the server counts them.
  if (format === 'pdf' && mostPdfs !== null && tally.rows > mostPdfs) {
    return { kind: 'waiting', reason: 'pdfs', limit: mostPdfs }
  }
  if (mailing === 'addresses' && email.trim() === '') return waiting('address')
  if (mailing === 'rows' && mailColumn === null) return waiting('mailColumn')
  return { kind: 'ready', count: tally.create, blank: tally.blank }
}
