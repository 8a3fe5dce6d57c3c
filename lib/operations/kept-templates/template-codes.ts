import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { ErrorCode } from '@/lib/errors'

/** What a door that receives a template's file can answer beside its own codes. */
export const TEMPLATE_FILE_CODES: readonly ErrorCode[] = [
  'NOT_FOUND',
  'LIMIT_TEMPLATES',
  'LIMIT_UNPACKED',
  'TEMPLATES_FULL',
  'FILE_MISSING',
  'FILE_UNPROCESSABLE',
  'FILE_TOO_EXPENSIVE',
  ...DOCUMENT_CODES,
]
