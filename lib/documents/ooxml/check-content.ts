import { DocumentError } from '../error'
import type { PackageEntry } from './directory'
import { nameForMessage } from './entry-names'
import { streamEntry } from './inflate'
import { mebibytes } from './limits'
import type { GateLimits, PartLimits } from './limits'
import type { PackageIndex, PackageKind } from './package-index'
import { ODF_CONTENT, ODF_MIMETYPE } from './odf'
import { XmlScan, type MarkupReader } from './xml-scan'

/** Sheets, XML and binary: honest ones deflate far beyond 100:1, so their size and elements are counted instead. */
const WORKSHEET_TYPE = /(?:spreadsheetml\.worksheet\+xml|vnd\.ms-excel\.worksheet)$/i
const SHARED_STRINGS_TYPE = /(?:spreadsheetml\.sharedstrings\+xml|vnd\.ms-excel\.sharedstrings)$/i
/** The parts of a Word document that contain text. */
const WORD_TEXT_TYPE =
  /(?:wordprocessingml\.(?:header|footer|footnotes|endnotes|comments)|(?:wordprocessingml|ms-word)\.(?:document|template)\S*\.main)\+xml$/i
const XML_TYPE = /[/+]xml$/i
const XML_NAME = /\.(?:xml|rels|vml)$/i
const WORD_KINDS: ReadonlySet<PackageKind> = new Set(['docx', 'dotx', 'docm', 'dotm'])
const PICTURE_TYPE = /^image\//i

/** How one part is checked: its limits, whether it may exceed the compression ratio, whether it is XML. */
interface Regard extends PartLimits {
  readonly anyRatio: boolean
  readonly xml: boolean
}

/**
 * Inflates an entry once and checks its content. A reader can process it as XML at the same time: everything that it
 * gets has been checked, what follows has not.
 * @throws DocumentError GATE_PART_TOO_LARGE, GATE_RATIO, GATE_DAMAGED, what XmlScan throws, and what the reader throws
 */
export async function checkContent(
  entry: PackageEntry,
  index: PackageIndex,
  limits: GateLimits,
  reader: MarkupReader | null = null,
): Promise<void> {
  await check(entry, regard(entry.name, index, limits), limits, reader)
}

/** The same for what has to be read before it is known what the package is. */
export async function checkIndexPart(entry: PackageEntry, limits: GateLimits): Promise<void> {
  const { maxElements } = limits.part
  const xml = entry.name !== ODF_MIMETYPE
  await check(entry, { maxBytes: limits.maxIndexBytes, maxElements, anyRatio: false, xml }, limits)
}

async function check(
  entry: PackageEntry,
  { maxBytes, maxElements, anyRatio, xml }: Regard,
  limits: GateLimits,
  reader: MarkupReader | null = null,
): Promise<void> {
  const part = nameForMessage(entry.name)
  if (entry.size > maxBytes) throw new DocumentError('GATE_PART_TOO_LARGE', { part, limit: mebibytes(maxBytes) })
  const ratio = entry.size / entry.raw.length
  if (!anyRatio && entry.size > limits.ratioFromBytes && ratio > limits.maxRatio) {
    throw new DocumentError('GATE_RATIO', { part, ratio: Math.round(ratio), limit: limits.maxRatio })
  }
  const scan = xml || reader !== null ? new XmlScan(entry.name, { ...limits, maxElements }, reader) : null
  await streamEntry(entry, (piece) => scan?.write(piece))
  scan?.end()
}

function regard(name: string, { kind, types }: PackageIndex, limits: GateLimits): Regard {
  const type = types?.of(name) ?? ''
  const picture = PICTURE_TYPE.test(type) && !XML_NAME.test(name)
  const xml = !picture && (XML_TYPE.test(type) || XML_NAME.test(name))
  const word = WORD_KINDS.has(kind)
  const sheet = !word && (WORKSHEET_TYPE.test(type) || (types === null && name === ODF_CONTENT))
  const strings = !word && SHARED_STRINGS_TYPE.test(type)
  const size = sheet || strings ? limits.worksheet : limits.part
  return { ...size, anyRatio: sheet || (word && WORD_TEXT_TYPE.test(type)), xml }
}
