import { Buffer } from 'node:buffer'
import type { Mutation } from './mutation'

const END_RECORD = 0x06054b50
const DIRECTORY_RECORD = 0x02014b50

const CENTRAL_FIELDS = [8, 10, 16, 20, 24, 28, 30, 32, 34, 38, 42] as const

/** Lies and damage of the zip itself. */
export const ZIP_MUTATIONS: readonly Mutation[] = [
  zip('size that is not true', (part, random) => {
    part.lies.size = random.pick([0, 1, part.content.length + 1, 2 ** 31 - 1, 2 ** 32 - 1])
  }),
  zip('checksum that is not true', (part, random) => (part.lies.crc32 = random.seed())),
  zip(
    'another name in the local header',
    (part, random) => (part.lies.localName = random.pick(['x', `${part.name}/`, '../x'])),
  ),
  zip('an entry that lies elsewhere', (part, random) => (part.lies.offset = random.below(4000))),
  zip('flags', (part, random) => (part.lies.flags = random.pick([1, 8, 0x20, 0x40, 0x2000, 0x808, 0xffff]))),
  zip('a method that nobody knows', (part, random) => (part.lies.method = random.pick([1, 9, 12, 99]))),
  zip('stored and deflated changed', (part) => (part.lies.method = part.lies.method === 0 ? 8 : 0)),
  zip('sizes after the data', (part) => (part.lies.descriptor = true)),
  zip('sizes in zip64', (part) => (part.lies.zip64 = true)),
  zip('an extra field', (part, random) => {
    part.lies.extra = random.pick([
      Buffer.from([1, 0, 4, 0, 1, 2]),
      Buffer.from([0x75, 0x70, 6, 0, 1, 0, 0, 0, 0, 0x78]),
      Buffer.from([0x01, 0x00, 0xff, 0xff]),
      Buffer.alloc(40),
    ])
  }),
  zip('a name', (part, random) => {
    part.name = random.pick([
      part.name.toUpperCase(),
      `/${part.name}`,
      part.name.replaceAll('/', '\\'),
      `a/../${part.name}`,
      `${part.name}\u0000`,
      'con',
      '__proto__',
      'x'.repeat(300),
      `${part.name}/`,
      part.name.replace('.xml', '%2Exml'),
      '',
    ])
  }),
  zip(
    'a part cut short',
    (part, random) => (part.content = part.content.subarray(0, random.below(part.content.length + 1))),
  ),
  zip('a bit of a part', (part, random) => flip(part.content, random.below(part.content.length + 1), random.below(8))),
  zip('a part in UTF-16', (part, random) => {
    const text = part.content.toString('utf8').replace(/encoding="[^"]*"/, 'encoding="UTF-16"')
    part.content = Buffer.concat([
      random.chance(0.5) ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0),
      Buffer.from(text, 'utf16le'),
    ])
  }),
  zip(
    'a part with a mark before it',
    (part) => (part.content = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), part.content])),
  ),
  {
    name: 'a part missing',
    kind: 'package',
    change: ({ parts }, random) => void parts.splice(random.below(parts.length), 1),
  },
  {
    name: 'a part twice',
    kind: 'package',
    change: ({ parts }, random) => {
      const part = random.some(parts)
      if (part !== null)
        parts.push({ ...part, lies: {}, name: random.chance(0.5) ? part.name : part.name.toUpperCase() })
    },
  },
  {
    name: 'two parts exchanged',
    kind: 'package',
    change: ({ parts }, random) => {
      const [one, other] = [random.some(parts), random.some(parts)]
      if (one !== null && other !== null) [one.name, other.name] = [other.name, one.name]
    },
  },
  {
    name: 'parts in another order',
    kind: 'package',
    change: (subject, random) => (subject.parts = random.shuffled(subject.parts)),
  },
  {
    name: 'something before or behind',
    kind: 'package',
    change: (subject, random) => {
      const more = Buffer.from(random.pick(['MZ', 'PK\u0005\u0006', '\u0000\u0000', '<html>', 'PK\u0003\u0004']))
      subject.lies = { ...subject.lies, ...(random.chance(0.5) ? { prefix: more } : { suffix: more }) }
    },
  },
  {
    name: 'a count that is not true',
    kind: 'package',
    change: (subject, random) =>
      (subject.lies = { ...subject.lies, count: random.pick([0, 1, subject.parts.length + 1, 65_535]) }),
  },
  {
    name: 'a file cut short',
    kind: 'package',
    change: ({ afterwards }, random) => cutShort(afterwards, random.next()),
  },
  {
    name: 'bits anywhere',
    kind: 'package',
    change: ({ afterwards }, random) => {
      const places = Array.from({ length: 1 + random.below(8) }, () => [random.next(), random.below(8)] as const)
      afterwards.push((bytes) => {
        for (const [at, bit] of places) flip(bytes, Math.floor(at * bytes.length), bit)
        return bytes
      })
    },
  },
  {
    name: 'a field of the directory',
    kind: 'package',
    change: ({ afterwards }, random) => {
      const [which, field, value] = [
        random.next(),
        random.pick(CENTRAL_FIELDS),
        random.pick([0, 1, 0xffff, random.seed()]),
      ]
      afterwards.push((bytes) => {
        const records = placesOf(bytes, DIRECTORY_RECORD)
        const at = records[Math.floor(which * records.length)]
        if (at !== undefined && at + field + 2 <= bytes.length) bytes.writeUInt16LE(value & 0xffff, at + field)
        return bytes
      })
    },
  },
  {
    name: 'a directory that was moved',
    kind: 'package',
    change: ({ afterwards }, random) => {
      const by = random.pick([-1, 1, -46, 46, 2 ** 31])
      afterwards.push((bytes) => {
        const at = placesOf(bytes, END_RECORD).at(-1)
        if (at !== undefined && at + 20 <= bytes.length)
          bytes.writeUInt32LE((bytes.readUInt32LE(at + 16) + by) >>> 0, at + 16)
        return bytes
      })
    },
  },
]

type PackagePart = Parameters<Mutation['change']>[0]['parts'][number]

function zip(
  name: string,
  change: (part: PackagePart, random: Parameters<Mutation['change']>[1]) => unknown,
): Mutation {
  return {
    name,
    kind: 'package',
    change: ({ parts }, random) => {
      const part = random.some(parts.filter(({ nodes }) => nodes === null))
      if (part !== null) change(part, random)
    },
  }
}

function cutShort(afterwards: ((bytes: Buffer) => Buffer)[], share: number): void {
  afterwards.push((bytes) => bytes.subarray(0, Math.floor(bytes.length * share)))
}

function flip(bytes: Buffer, at: number, bit: number): void {
  const byte = bytes[at]
  if (byte !== undefined) bytes[at] = byte ^ (1 << bit)
}

function placesOf(bytes: Buffer, signature: number): number[] {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(signature, 0)
  const places: number[] = []
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) places.push(at)
  return places
}
