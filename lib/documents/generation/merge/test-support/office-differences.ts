const NO_RESTART = 'LibreOffice numbers footnotes through the whole document, whatever its sections say'
const EMPTY_LAST =
  'the last page of a copy holds nothing but an empty paragraph, which LibreOffice leaves out where a section ends in it'

/** Where LibreOffice shows another text in the merged document than in the single ones, and why. */
export const TEXT_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['docxcompose/aatmay.docx', NO_RESTART],
  ['docxtpl/footnotes_tpl.docx', NO_RESTART],
])

/** The same for another number of pages. */
export const PAGE_EXCEPTIONS: ReadonlyMap<string, string> = new Map([['docxtpl/embedded_main_tpl.docx', EMPTY_LAST]])
