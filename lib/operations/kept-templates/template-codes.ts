import { DOCUMENT_CODES } from '@/lib/documents/codes'
import type { ErrorCode } from '@/lib/errors'

/** Codes of routes that receive a template's file, in addition to their own. */
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
