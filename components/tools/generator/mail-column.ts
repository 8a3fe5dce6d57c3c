import type { ColumnName, InspectAnswer } from './answers'
import { columnsOf } from './choices'

/** Returns the column that seems to contain addresses, by its values; null if there is none. */
export function likelyMailColumn(
  answer: Pick<InspectAnswer, 'matches' | 'unused' | 'files' | 'table'>,
): ColumnName | null {
  const sheet = answer.files.flatMap(({ sheets }) => sheets).find(({ name }) => name === answer.table?.sheet)
  const found = sheet?.columns.find(({ samples }) => samples.some((sample) => /^\S+@\S+\.\S+$/.test(sample.trim())))
  return columnsOf(answer).find(({ letter }) => letter === found?.letter) ?? null
}
