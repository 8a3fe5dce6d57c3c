import { Buffer } from 'node:buffer'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import { buildZip, type ZipItem, type ZipLies } from '@/lib/documents/ooxml/test-support/packages'
import { parseNodes, printNodes, type XmlNode } from './xml-nodes'

/** What may be changed at every step. */
type Lies = { -readonly [Field in Exclude<keyof ZipItem, 'name' | 'content'>]?: ZipItem[Field] }

/** A part of a package that is being changed. */
export interface Part {
  name: string
  content: Buffer
  /** The tree of an XML part, once it has been requested: then it is what counts. */
  nodes: XmlNode[] | null
  /** How its entry is stored. */
  lies: Lies
}

/** A file that is being changed: a package of parts, or bytes. What is done to the bytes comes last. */
export interface Subject {
  readonly kind: 'package' | 'text'
  parts: Part[]
  text: Buffer
  lies: ZipLies
  readonly afterwards: ((bytes: Buffer) => Buffer)[]
}

/** @throws DocumentError of a package that the gate refuses: only whole files are changed */
export async function subjectOf(bytes: Uint8Array): Promise<Subject> {
  const file = Buffer.from(bytes)
  if (file.length < 4 || file.readUInt32LE(0) !== 0x04034b50) {
    return { kind: 'text', parts: [], text: file, lies: {}, afterwards: [] }
  }
  const pack = await openPackage(file, PREMIUM_GATE)
  const parts = pack.entries.map(({ name, method }) => {
    return { name, content: Buffer.from(pack.read(name)), nodes: null, lies: { method } }
  })
  return { kind: 'package', parts, text: Buffer.alloc(0), lies: {}, afterwards: [] }
}

export function isXml({ name }: Part): boolean {
  return /\.(?:xml|rels)$/i.test(name)
}

/** The part's tree, for changing it. */
export function nodesOf(part: Part): XmlNode[] {
  part.nodes ??= parseNodes(part.content.toString('utf8'))
  return part.nodes
}

export function contentOf({ nodes, content }: Part): Buffer {
  return nodes === null ? content : Buffer.from(printNodes(nodes))
}

export function bytesOf({ kind, parts, text, lies, afterwards }: Subject): Buffer {
  const items = parts.map((part) => ({ name: part.name, content: contentOf(part), ...part.lies }))
  const bytes = kind === 'text' ? text : buildZip(items, lies)
  return afterwards.reduce((changed, change) => change(changed), bytes)
}
