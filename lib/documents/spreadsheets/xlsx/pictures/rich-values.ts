import type { OoxmlPackage, Relationship } from '../../../ooxml/package'
import type { ShownPicture } from '../../pictures/load'
import { type Attributes, prefixed, scanPart } from '../../scan-part'

const LOCAL_IMAGE = '_localImage'
const IMAGE_KEY = '_rvRel:LocalImageIdentifier'
const TEXT_KEY = 'Text'
const WEB_IMAGE = '_webimage'
const RICH_METADATA = 'XLRICHVALUE'

interface RichValue {
  readonly structure: number
  readonly values: readonly string[]
}

interface Structure {
  readonly type: string
  readonly keys: readonly string[]
}

/**
 * Pictures placed in cells by Excel 365 ([MS-XLSX] 2.3.6.1, 2.6.193, 2.6.200), by a cell's `vm`, which counts from 1: through the
 * workbook's value metadata to a rich value, to its relationship, to the part. What the function IMAGE fetched is linked.
 * @throws DocumentError SHEET_DAMAGED, GATE_XML
 */
export async function readRichPictures(source: OoxmlPackage): Promise<Map<number, ShownPicture>> {
  const parts = source.relationships(source.mainPart).filter(({ external, target }) => !external && source.has(target))
  const partOf = (kind: string) => parts.find(({ type }) => type.endsWith(`/${kind}`))?.target
  const [metadata, rich, described] = [partOf('sheetMetadata'), partOf('rdRichValue'), partOf('rdRichValueStructure')]
  if (metadata === undefined || rich === undefined || described === undefined) return new Map()
  const structures = await readStructures(source, described)
  if (!structures.some(({ type }) => type === LOCAL_IMAGE || type === WEB_IMAGE)) return new Map()
  const relations = partOf('richValueRel')
  const images = relations === undefined ? [] : await readRelations(source, relations)
  const pictures = (await readValues(source, rich)).map((value) => pictureOf(value, structures, images))
  const found = new Map<number, ShownPicture>()
  for (const [index, value] of (await readValueMetadata(source, metadata)).entries()) {
    const picture = value === null ? null : pictures[value]
    if (picture) found.set(index + 1, picture)
  }
  return found
}

function pictureOf(
  { structure, values }: RichValue,
  structures: readonly Structure[],
  images: readonly (Relationship | undefined)[],
): ShownPicture | null {
  const { type, keys } = structures[structure] ?? { type: '', keys: [] }
  if (type !== LOCAL_IMAGE && type !== WEB_IMAGE) return null
  const image = images[Number(values[keys.indexOf(IMAGE_KEY)])]
  const linked = type === WEB_IMAGE || (image?.external ?? false)
  const description = values[keys.indexOf(TEXT_KEY)] ?? ''
  return { part: image?.target ?? null, linked, description, size: null, turn: null, crop: null }
}

async function readStructures(source: OoxmlPackage, part: string): Promise<Structure[]> {
  const found: { type: string; keys: string[] }[] = []
  await scanPart(source, part, {
    open: (name, attributes) => {
      if (name === 's') found.push({ type: attributes.t ?? '', keys: [] })
      else if (name === 'k') found.at(-1)?.keys.push(attributes.n ?? '')
    },
  })
  return found
}

async function readValues(source: OoxmlPackage, part: string): Promise<RichValue[]> {
  const found: { structure: number; values: string[] }[] = []
  let text: string | null = null
  await scanPart(source, part, {
    open: (name, attributes) => {
      if (name === 'rv') found.push({ structure: Number(attributes.s ?? -1), values: [] })
      else if (name === 'v') text = ''
    },
    text: (piece) => {
      if (text !== null) text += piece
    },
    close: (name) => {
      if (name !== 'v') return
      found.at(-1)?.values.push(text ?? '')
      text = null
    },
  })
  return found
}

/** The parts that rich values refer to by number. */
async function readRelations(source: OoxmlPackage, part: string): Promise<(Relationship | undefined)[]> {
  const targets = new Map(source.relationships(part).map((each) => [each.id, each]))
  const found: (Relationship | undefined)[] = []
  await scanPart(source, part, {
    open: (name, attributes) => {
      if (name === 'rel') found.push(targets.get(prefixed(attributes, 'id') ?? ''))
    },
  })
  return found
}

/** The rich value of each block of value metadata (ECMA-376 §18.9); null for what means something else. */
async function readValueMetadata(source: OoxmlPackage, part: string): Promise<(number | null)[]> {
  const types: string[] = []
  const rich: (number | null)[] = []
  const found: (number | null)[] = []
  let within: 'rich' | 'values' | null = null
  await scanPart(source, part, {
    open: (name, attributes: Attributes) => {
      if (name === 'metadataType') types.push(attributes.name ?? '')
      else if (name === 'futureMetadata') within = attributes.name === RICH_METADATA ? 'rich' : null
      else if (name === 'valueMetadata') within = 'values'
      else if (name === 'bk' && within !== null) (within === 'rich' ? rich : found).push(null)
      else if (name === 'rvb' && within === 'rich') rich[rich.length - 1] = Number(attributes.i)
      else if (name === 'rc' && within === 'values' && types[Number(attributes.t) - 1] === RICH_METADATA)
        found[found.length - 1] = Number(attributes.v)
    },
    close: (name) => {
      if (name === 'futureMetadata' || name === 'valueMetadata') within = null
    },
  })
  // Blocks of values refer to rich values by number, wherever they are in the part.
  return found.map((index) => (index === null ? null : (rich[index] ?? null)))
}
