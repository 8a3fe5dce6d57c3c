/** What the checks take from the project and its tests: templates, tables, and notifications as Paddle signs them. */
import { loadSecret } from '@/lib/accounts/secret'
import { csvFile, docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { readEnvironment } from '@/lib/env'

export { corpusFiles, hostileFiles } from '@/lib/documents/test-support/corpus'
export { customDataFor } from '@/lib/billing/custom-data'
export { notification, signatureOf, subscriptionData } from '@/lib/billing/test-support/events'
export { PAYMENT } from '@/lib/billing/test-support/payment'
export { SIGNATURE_HEADER } from '@/lib/billing/webhook/signature'

/** A small template, as a user would upload it. */
export const ACT = { name: 'Акт.docx', bytes: docx(paragraph('Акт № {номер}, {ФИО}')) }

/** A spreadsheet of so many rows for it. */
export function actRows(count: number, name = 'Журнал.csv') {
  const rows = Array.from({ length: count }, (_, index) => [String(index + 1), `Щёголева ${index + 1}`])
  return csvFile([['Номер', 'ФИО'], ...rows], name)
}

/** Signs from now on as the server with this secret does. */
export function signAs(secret: string): Promise<void> {
  return loadSecret(readEnvironment({ ACTUM_SECRET: secret }))
}
