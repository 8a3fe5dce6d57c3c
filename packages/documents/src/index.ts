export { extractDoses } from './doses'
export { DocumentsError } from './errors'
export { generate } from './generate'
export { inspect } from './inspect'
export { parsePosology } from './posology'
export { parseTables } from './tables'
export type {
  Amount,
  CommonOptions,
  DataLanguage,
  DocumentFile,
  Dose,
  DosesOptions,
  DosesResult,
  GeneratedDocument,
  GenerateOptions,
  GenerateResult,
  InspectedFile,
  InspectFiles,
  InspectOptions,
  InspectResult,
  Instruction,
  Locale,
  MadeFile,
  Problem,
  Progress,
  Severity,
  Table,
  TableCell,
  TableFrame,
  TablesOptions,
  TablesResult,
} from './types'
