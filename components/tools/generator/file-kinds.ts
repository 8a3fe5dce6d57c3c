import type { GeneratorLimits } from './limits'
import type { Role } from './state'

/** The kinds of spreadsheets that are read. */
export const DATA_KINDS = '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv'

/** The kinds of files for a slot: older documents are read where there is something to convert them with. */
export function kindsOf(role: Role, { converter }: Pick<GeneratorLimits, 'converter'>): string {
  if (role === 'data') return DATA_KINDS
  return converter === 'none' ? '.docx' : '.docx,.doc,.rtf,.odt'
}
