import { nameKey } from './entry-names'
import type { ContentTypes } from './content-types'
import type { Relationship } from './relationships'

/** Content types of main parts (ECMA-376-1 §15.2; [MS-OFFMACRO2] 2.2; [MS-XLSB] 2.1.7), in lower case. */
const MAIN_TYPES = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml': 'dotx',
  'application/vnd.ms-word.document.macroenabled.main+xml': 'docm',
  'application/vnd.ms-word.template.macroenabledtemplate.main+xml': 'dotm',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml': 'xltx',
  'application/vnd.ms-excel.sheet.macroenabled.main+xml': 'xlsm',
  'application/vnd.ms-excel.template.macroenabled.main+xml': 'xltm',
  'application/vnd.ms-excel.addin.macroenabled.main+xml': 'xlam',
  'application/vnd.ms-excel.sheet.binary.macroenabled.main': 'xlsb',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml': 'pptx',
  'application/vnd.openxmlformats-officedocument.presentationml.template.main+xml': 'pptx',
  'application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml': 'pptx',
  'application/vnd.ms-powerpoint.presentation.macroenabled.main+xml': 'pptx',
} as const

export type OoxmlKind = (typeof MAIN_TYPES)[keyof typeof MAIN_TYPES]

const KIND_BY_TYPE: ReadonlyMap<string, OoxmlKind> = new Map(Object.entries(MAIN_TYPES))

/** The package's own relationship to its main part, in transitional and in strict files. */
const OFFICE_DOCUMENT = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
])

export interface MainPart {
  readonly name: string
  readonly kind: OoxmlKind
}

/**
 * The main part, which the package's relationships name and whose content type says what the package is; its own name says
 * nothing. Where the relationship is missing, the one part with a main content type. Null where there is none.
 */
export function findMainPart(
  names: Iterable<string>,
  types: ContentTypes,
  packageRelationships: readonly Relationship[],
): MainPart | null {
  const candidates: MainPart[] = []
  for (const name of names) {
    const kind = KIND_BY_TYPE.get(types.of(name)?.toLowerCase() ?? '')
    if (kind !== undefined) candidates.push({ name, kind })
  }
  const named = packageRelationships.find(({ type, external }) => OFFICE_DOCUMENT.has(type) && !external)
  if (named === undefined) return candidates.length === 1 ? (candidates[0] ?? null) : null
  return candidates.find(({ name }) => nameKey(name) === nameKey(named.target)) ?? null
}
