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
  /** The document that contains this row, by its number in the spreadsheet; without it and `ordinal`, the first document. */
  readonly row?: number
  /** The document's position among those that a run would create, from 1. */
  readonly ordinal?: number
  /** The number that the first document of a run would print for `{act.number}`, 1 by default. No number is reserved. */
  readonly actNumber?: number
}

/** A preview of a document. */
export interface DocumentPreview extends PreviewHtml {
  /** The name its file would have if it were the only one. */
  readonly name: string
  /** The rows it's created from, by their numbers in the spreadsheet. */
  readonly rows: readonly number[]
  /** Its position among the documents that a run would create, from 1, and their number. */
  readonly ordinal: number
  readonly total: number
  /** The text printed for each tag, by the tag's name. */
  readonly samples: Readonly<Record<string, string>>
  /** The text of its email, if there is one; null if it can't be filled in. */
  readonly letter?: PrintedLetter | null
  /** The problems of the files and of this document; with an `error`, a run wouldn't create it. */
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
 * Returns the document of one row or group, as a run with the same options would create it, as HTML with its values marked. It doesn't
 * count toward limits and reserves no number.
 * @throws DocumentError as generate does, and PREVIEW_NO_DOCUMENT; the signal's reason
 */
export async function preview(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  options: PreviewOptions,
  context: GenerateContext = {},
): Promise<DocumentPreview> {
  // A preview doesn't depend on how documents are delivered.
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

/** Returns how sure each tag's value is, by the tag's key. */
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

/** A filled-in template and its problems. If there's an error, the workbook is shown without its values. */
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
    return { bytes: await writePackage(pack.entries, changed, removed), problems: [] }
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
    return { bytes: await writePackage(pack.entries, changed, all), problems: rendered.problems }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { bytes: await writePackage(pack.entries, cleaned, removed), problems: problemsOf(error, 'template') }
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
