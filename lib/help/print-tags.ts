import { compileTemplate, renderParts } from '@/lib/documents/generation/render/compile'
import { appliedKeys } from '@/lib/documents/generation/matching/match'
import { localToday, type GenerateOptions } from '@/lib/documents/generation/options'
import { prepare } from '@/lib/documents/generation/prepare'
import { ProfileValues } from '@/lib/documents/generation/values/profile'
import { planScopes } from '@/lib/documents/generation/values/scope-plan'
import { documentScope } from '@/lib/documents/generation/values/scopes'
import type { PrintedPicture } from '@/lib/documents/pictures/picture'
import type { Problem } from '@/lib/documents/problem'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import { CONTENT_TYPES } from '@/lib/documents/ooxml/content-types'
import { writePackage } from '@/lib/documents/ooxml/write'
import { escapeText } from '@/lib/documents/ooxml/xml'

export interface TagTrial {
  /** A text with tags; a line is a paragraph. */
  readonly text: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly language: DataLanguage
  /** All rows in one document, for loops and totals. */
  readonly together?: boolean
  readonly profile?: GenerateOptions['profile']
  readonly today?: GenerateOptions['today']
}

export interface PrintedTags {
  /** Of the first document; a paragraph is a line. */
  readonly text: string
  readonly pictures: readonly PrintedPicture[]
  /** What a run would say of the files and of this document. */
  readonly problems: readonly Problem[]
}

const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`

function csv({ columns, rows }: TagTrial): Uint8Array {
  const lines = [columns, ...rows].map((cells) => cells.map(csvCell).join(';'))
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** The paragraphs of a document's XML as lines. */
function textOf(xml: string): string {
  const paragraphs = [...xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p\/>/gs)].map(([, content = '']) =>
    content
      .replace(/<w:br\/>/g, '\n')
      .replace(/<w:tab\/>/g, '\t')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
  return paragraphs.join('\n').trim()
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The least Word file that contains a text: a paragraph for each of its lines. */
export function plainTemplate(text: string): Promise<Uint8Array> {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeText(line)}</w:t></w:r></w:p>`)
  return writePackage(
    [],
    new Map([
      [
        CONTENT_TYPES,
        `${PROLOGUE}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${PROLOGUE}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="main" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ],
      [
        'word/document.xml',
        `${PROLOGUE}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${paragraphs.join('')}<w:sectPr/></w:body></w:document>`,
      ],
    ]),
  )
}

/**
 * Returns what a run prints for a text with tags: a template and a spreadsheet are created from it and processed
 * exactly like a user's files.
 * @throws DocumentError what stops a run
 */
export async function printTags(trial: TagTrial): Promise<PrintedTags> {
  const { text, language, together = false, profile, today = localToday() } = trial
  const files = {
    data: { name: 'data.csv', bytes: csv(trial) },
    template: { name: 'template.docx', bytes: await plainTemplate(text) },
  }
  const options: GenerateOptions = { language, headerRow: 1, ...(together && { groupBy: ['*'] }) }
  const { template, table, documents, matching, problems } = await prepare(files, options)
  const [document] = documents
  if (document === undefined) throw new Error('Rows that were read make no document')
  const context = {
    sheet: table.sheet,
    missing: 'warn',
    profile: new ProfileValues(profile),
    today,
    actNumber: 1,
  } as const
  if (template.kind === 'workbook') throw new Error('A Word template was read as a workbook')
  const scope = documentScope(planScopes(matching, language), document.rows, document.ordinal, context)
  const pictures: PrintedPicture[] = []
  const media = {
    add: (_part: string, picture: PrintedPicture) => {
      pictures.push(picture)
      return `rId${pictures.length}`
    },
  }
  const rendered = renderParts(compileTemplate(template, appliedKeys(matching)), scope, media)
  const main = rendered.get(template.pack.mainPart) ?? template.pack.text(template.pack.mainPart)
  return { text: textOf(main), pictures, problems: [...problems, ...scope.problems] }
}
