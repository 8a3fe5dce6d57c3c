import { Buffer } from 'node:buffer'
import { EXTREME_NUMBERS, HOSTILE_TEXTS, type Mutation } from './mutation'

const MARKS: Readonly<Record<string, readonly number[]>> = {
  utf8: [0xef, 0xbb, 0xbf],
  utf16le: [0xff, 0xfe],
  utf16be: [0xfe, 0xff],
}

function lines(
  name: string,
  change: (lines: string[], random: Parameters<Mutation['change']>[1]) => string[] | void,
): Mutation {
  return {
    name,
    kind: 'text',
    change: (subject, random) => {
      const before = subject.text.toString('utf8').split('\n')
      subject.text = Buffer.from((change(before, random) ?? before).join('\n'))
    },
  }
}

function bytes(name: string, change: (text: Buffer, random: Parameters<Mutation['change']>[1]) => Buffer): Mutation {
  return { name, kind: 'text', change: (subject, random) => void (subject.text = change(subject.text, random)) }
}

const inserted = (text: Buffer, at: number, more: Uint8Array) =>
  Buffer.concat([text.subarray(0, at), more, text.subarray(at)])

/** Text with delimiters as it comes out of old programs. */
export const TEXT_MUTATIONS: readonly Mutation[] = [
  bytes('a byte', (text, random) =>
    inserted(
      text,
      random.below(text.length + 1),
      Buffer.from([random.pick([0, 0x22, 0x0d, 0x0a, 0xff, 0xc3, 0x1a, 9])]),
    ),
  ),
  bytes('many bytes of nothing', (text, random) =>
    inserted(text, random.below(text.length + 1), Buffer.alloc(random.pick([1, 20, 5000]))),
  ),
  bytes('a mark of the encoding', (text, random) =>
    Buffer.concat([Buffer.from(random.pick(Object.values(MARKS))), text]),
  ),
  bytes('UTF-16', (text, random) => {
    const wide = Buffer.from(text.toString('utf8'), 'utf16le')
    const big = random.chance(0.5) && wide.length % 2 === 0
    return Buffer.concat([
      Buffer.from(MARKS[big ? 'utf16be' : 'utf16le'] ?? []),
      big ? wide.swap16() : wide,
      Buffer.alloc(random.below(2)),
    ])
  }),
  bytes('one byte a letter', (text) => Buffer.from(text.toString('utf8'), 'latin1')),
  bytes('cut short', (text, random) => text.subarray(0, random.below(text.length + 1))),
  bytes('another delimiter', (text, random) =>
    Buffer.from(text.toString('utf8').replaceAll(';', random.pick([',', '\t', '|', ' ', ';;']))),
  ),
  bytes('another line end', (text, random) =>
    Buffer.from(text.toString('utf8').replace(/\r?\n/g, random.pick(['\r', '\r\n', '\n\n', '\n\r', '\u2028']))),
  ),
  lines('a quote', (all, random) => {
    const at = random.below(all.length)
    const line = all[at] ?? ''
    const place = random.below(line.length + 1)
    all[at] = line.slice(0, place) + random.pick(['"', '""', '"a', ';"x"y;', '"a""b"', "'"]) + line.slice(place)
  }),
  lines('a cell', (all, random) => {
    const at = random.below(all.length)
    const cells = (all[at] ?? '').split(';')
    cells[random.below(cells.length)] = random.pick([...EXTREME_NUMBERS, ...HOSTILE_TEXTS])
    all[at] = cells.join(';')
  }),
  lines('a column', (all, random) => {
    const column = random.below((all[0] ?? '').split(';').length)
    const text = random.pick([...EXTREME_NUMBERS, ...HOSTILE_TEXTS])
    return all.map((line, row) =>
      line
        .split(';')
        .map((cell, at) => (at === column && row > 0 ? text : cell))
        .join(';'),
    )
  }),
  lines(
    'a row of thousands of cells',
    (all, random) => void all.splice(random.below(all.length), 0, 'x;'.repeat(20_000)),
  ),
  lines('lines in disorder', (all, random) => random.shuffled(all)),
  lines('lines repeated', (all, random) => all.flatMap((line) => (random.chance(0.3) ? [line, line] : [line]))),
  lines('lines left out', (all, random) => all.filter(() => random.chance(0.6))),
]
