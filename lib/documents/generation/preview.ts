import { DocumentError } from '../error'
import { MediaBase, MediaStore } from '../pictures/media'
import { writePackage } from '../ooxml/write'
import { previewHtml, type PreviewHtml } from '../preview/preview-html'
import type { ValueTone } from '../preview/value-marks'
import type { Problem } from '../problem'
import type { NamedFile } from '../tool'
import type { GenerateContext } from './context'
import type { DocumentRows } from './data/groups'
import { markedScope } from './values/marked-scope'
import { printLetter, readLetter, type PrintedLetter } from './letters/letter'
import { appliedKeys } from './matching/match'
import { baseName, safeFileName } from '../results/file-names'
import { localToday, STANDARD_LIMITS, type GenerateOptions } from './options'
import { namePattern } from './output/pattern'
import { prepare, type AnyTemplate, type Prepared } from './prepare'
import { problemsOf } from './problems'
import type { Scope } from './render/scope'
import { printedSample } from './values/printed-sample'
import { ProfileValues } from './values/profile'
import { compileTemplate, renderParts } from './render/compile'
import { planScopes } from './values/scope-plan'
import { documentScope } from './values/scopes'

export interface PreviewOptions extends GenerateOptions {
  /** The document that this row goes into, as the spreadsheet shows its number; without it and `ordinal` the first. */
  readonly row?: number
  /** The document by its place among those that a run would make, from 1. */
  readonly ordinal?: number
  /** What the first document of a run would print for `{act.number}`; 1 unless given. Nothing is reserved. */
  readonly actNumber?: number
}

/** A document as it would be made, to be looked at. */
export interface DocumentPreview extends PreviewHtml {
  /** What its file would be called, were it the only one. */
  readonly name: string
  /** The rows that it is made of, as the spreadsheet shows their numbers. */
  readonly rows: readonly number[]
  /** Its place among those that a run would make, from 1, and how many these are. */
  readonly ordinal: number
  readonly total: number
  /** What it prints for each tag, by the tag's name. */
  readonly samples: Readonly<Record<string, string>>
  /** The words of its mail, where a letter is given; null for one that can't be filled in. */
  readonly letter?: PrintedLetter | null
  /** What is wrong with the files, and with this document: with one of severity `error` a run would not make it. */
  readonly problems: readonly Problem[]
}

/** @throws DocumentError PREVIEW_NO_DOCUMENT */
function chosenDocument(
  { documents }: Prepared,
  { row, ordinal = 1 }: PreviewOptions,
): { readonly document: DocumentRows; readonly index: number } {
  const index =
    row === undefined ? ordinal - 1 : documents.findIndex(({ rows }) => rows.some(({ number }) => number === row))
  const document = documents[index]
  if (document !== undefined) return { document, index }
  const what = row === undefined ? 'ordinal' : 'row'
  throw new DocumentError('PREVIEW_NO_DOCUMENT', { what, number: row ?? ordinal, total: documents.length })
}

/**
 * The document of one row or group of rows, as a run with the same options would make it, as HTML with its values marked. It counts
 * for nothing and reserves no number.
 * @throws DocumentError as generate does, and PREVIEW_NO_DOCUMENT; the signal's reason
 */
export async function preview(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  options: PreviewOptions,
  context: GenerateContext = {},
): Promise<DocumentPreview> {
  // How documents are handed over is nothing to one that is looked at.
  const { output: _output, ...wanted } = options
  const { gate } = options.limits ?? STANDARD_LIMITS
  const prepared = await prepare(files, wanted, context)
  context.signal?.throwIfAborted()
  const { document, index } = chosenDocument(prepared, options)
  const { bytes, ...made } = await madeDocument(prepared, document, index, files.template, options, context)
  const isWorkbook = prepared.template.kind === 'workbook'
  const show = isWorkbook ? (await import('./workbook/preview-grid')).previewGrid : previewHtml
  const shown = await show(bytes, { gate, signal: context.signal, marked: true, language: prepared.language })
  return {
    ...shown,
    ...made,
    rows: document.rows.map(({ number }) => number),
    ordinal: index + 1,
    total: prepared.documents.length,
    problems: [...prepared.problems, ...made.problems],
  }
}

/** How each tag came by its value, by its key. */
function tonesOf({ matches }: Prepared['matching']): (key: string) => ValueTone {
  const tones = new Map(
    matches.flatMap(({ tags, how, source }) => {
      const tone: ValueTone =
        how === 'blank' ? 'blank' : source.kind === 'nothing' ? 'missing' : how === 'supposed' ? 'supposed' : 'sure'
      return tags.map(({ key }): [string, ValueTone] => [key, tone])
    }),
  )
  return (key) => tones.get(key) ?? 'sure'
}

/** A template filled in, and what is to be said about it meanwhile: with an error, the workbook is shown without its values. */
async function filledTemplate(
  template: AnyTemplate,
  applied: (key: string) => boolean,
  scope: Scope,
): Promise<{ readonly bytes: Uint8Array; readonly problems: readonly Problem[] }> {
  const { pack, cleaned, removed } = template
  if (template.kind === 'document') {
    const media = new MediaStore(new MediaBase(pack, cleaned))
    const parts = renderParts(compileTemplate(template, applied), scope, media)
    const changed = new Map<string, string | Uint8Array>([...cleaned, ...parts, ...media.files()])
    return { bytes: writePackage(pack.entries, changed, removed), problems: [] }
  }
  const [{ compileWorkbook }, { renderWorkbook }] = await Promise.all([
    import('./workbook/compile-workbook'),
    import('./workbook/workbook-render'),
  ])
  const compiled = compileWorkbook(template)
  try {
    const rendered = renderWorkbook(compiled, scope)
    const changed = new Map<string, string | Uint8Array>([...compiled.base, ...rendered.changed])
    const all = new Set([...removed, ...rendered.removed])
    return { bytes: writePackage(pack.entries, changed, all), problems: rendered.problems }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { bytes: writePackage(pack.entries, cleaned, removed), problems: problemsOf(error, 'template') }
  }
}

/** The document's file, with marks around its values. */
async function madeDocument(
  { template, table, matching, language, documents }: Prepared,
  document: DocumentRows,
  index: number,
  { name: templateName }: NamedFile,
  options: PreviewOptions,
  { labels }: GenerateContext,
): Promise<Pick<DocumentPreview, 'name' | 'samples' | 'letter' | 'problems'> & { readonly bytes: Uint8Array }> {
  const { missing = 'warn', profile, today = localToday(), actNumber = 1 } = options
  const values = { sheet: table.sheet, missing, profile: new ProfileValues(profile), today }
  const context = { ...values, actNumber: actNumber + index }
  const nameOf = namePattern(options, templateName, table, language, labels?.('filledInName'))
  const scope = documentScope(planScopes(matching, language, table.allRows), document.rows, document.ordinal, context)
  const filled = await filledTemplate(template, appliedKeys(matching), markedScope(scope, tonesOf(matching)))
  const letter = readLetter(options, table, language, documents.length)
  const printed = letter?.problems.length === 0 ? printLetter(options, letter.values(document, context)) : null
  const fallback = `${baseName(templateName)} ${document.rows[0]?.number ?? ''}`
  return {
    bytes: filled.bytes,
    name: safeFileName(nameOf(document, context), template.kind === 'workbook' ? '.xlsx' : '.docx', fallback),
    samples: Object.fromEntries(matching.matches.map((match) => [match.name, printedSample(match, scope)])),
    ...(letter !== null && { letter: printed }),
    problems: [
      ...scope.problems,
      ...filled.problems,
      ...(letter?.problems.length === 0 ? letter.emptyCells(document, context) : []),
    ],
  }
}
