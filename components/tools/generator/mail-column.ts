import type { ColumnName, InspectAnswer } from './answers'
import { columnsOf } from './choices'

/** The column that addresses seem to be in, by what is under its header; null where none does. */
export function likelyMailColumn(
  answer: Pick<InspectAnswer, 'matches' | 'unused' | 'files' | 'table'>,
): ColumnName | null {
  const sheet = answer.files.flatMap(({ sheets }) => sheets).find(({ name }) => name === answer.table?.sheet)
  const found = sheet?.columns.find(({ samples }) => samples.some((sample) => /^\S+@\S+\.\S+$/.test(sample.trim())))
  return columnsOf(answer).find(({ letter }) => letter === found?.letter) ?? null
}
