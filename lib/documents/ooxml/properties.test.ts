import { Buffer } from 'node:buffer'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { DOCUMENT_CODES } from '../codes'
import { DocumentError } from '../error'
import { runs } from '../test-support/property-runs'
import { judgeKind } from './kind'
import { PREMIUM_GATE, type GateLimits } from './limits'
import { openPackage } from './package'
import { buildZip, docxItems, EMPTY_DOCUMENT, type ZipItem, type ZipLies } from './test-support/packages'
import { writePackage } from './write'

const CODES: ReadonlySet<string> = new Set(DOCUMENT_CODES.filter((code) => code.startsWith('GATE_')))

/** The package, else the code of its refusal; any other error fails the property. */
async function opened(bytes: Uint8Array, limits: Partial<GateLimits> = {}) {
  try {
    return await openPackage(bytes, { ...PREMIUM_GATE, ...limits })
  } catch (error) {
    if (error instanceof DocumentError && CODES.has(error.code)) return error.code
    throw error
  }
}

const upperCase = (name: string) => name.replace(/[a-z]/g, (letter) => letter.toUpperCase())

const verdict = async (items: readonly ZipItem[], limits?: Partial<GateLimits>, lies?: ZipLies) => {
  const answer = await opened(buildZip(items, lies), limits)
  return typeof answer === 'string' ? answer : answer.kind
}

const names = fc
  .tuple(
    fc.constantFrom('a', 'B', 'word', 'отчёт', 'x y'),
    fc.constantFrom('a', 'media', '№1', 'z'),
    fc.constantFrom('bin', 'txt', 'dat'),
  )
  .map(([folder, name, extension]) => `${folder}/${name}.${extension}`)

const parts: fc.Arbitrary<ZipItem[]> = fc.uniqueArray(
  fc.record({
    name: names,
    content: fc.uint8Array({ maxLength: 60 }),
    method: fc.constantFrom(0, 8),
    descriptor: fc.boolean(),
    zip64: fc.boolean(),
  }),
  { maxLength: 6, selector: ({ name }) => name.toLowerCase() },
)

const packages = parts.map((more) => docxItems(EMPTY_DOCUMENT, more))

describe('a package that tells the truth', () => {
  test('is opened, and every part is what was put in, however its entries are written', async () => {
    await fc.assert(
      fc.asyncProperty(packages, fc.nat(40), async (items, padding) => {
        const pack = await opened(buildZip(items, { suffix: Buffer.alloc(padding) }))
        if (typeof pack === 'string') throw new Error(pack)
        expect(pack.entries.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
        for (const { name, content } of items) {
          expect(Buffer.from(pack.read(upperCase(name)))).toEqual(Buffer.from(content))
        }
      }),
      runs(80),
    )
  })

  test('is written again with what was changed, and nothing else is another', async () => {
    const changes = fc.dictionary(names, fc.string({ unit: 'grapheme', maxLength: 40 }), { maxKeys: 4 })
    await fc.assert(
      fc.asyncProperty(packages, changes, fc.array(names, { maxLength: 3 }), async (items, changed, removed) => {
        const before = await opened(buildZip(items))
        if (typeof before === 'string') throw new Error(before)
        const replaced = new Map(Object.entries(changed).filter(([name]) => items.some((item) => item.name === name)))
        const after = await opened(await writePackage(before.entries, replaced, new Set(removed)))
        if (typeof after === 'string') throw new Error(after)
        for (const { name, content } of items) {
          const text = replaced.get(name)
          if (text === undefined && removed.includes(name)) expect(after.has(name)).toBe(false)
          else expect(Buffer.from(after.read(name))).toEqual(Buffer.from(text?.toWellFormed() ?? content))
        }
      }),
      runs(80),
    )
  })
})

describe('a package that lies is refused', () => {
  const lies: fc.Arbitrary<Partial<ZipItem>> = fc.oneof(
    fc.record({ size: fc.nat(2 ** 31) }),
    fc.record({ crc32: fc.nat(2 ** 31) }),
    fc.record({ localName: fc.string({ maxLength: 12 }) }),
    fc.record({ offset: fc.nat(3000) }),
    fc.record({ method: fc.constantFrom(1, 9, 12, 99) }),
    fc.record({ flags: fc.constantFrom(1, 0x40, 0x2000) }),
  )

  test('for any false claim of one entry', async () => {
    await fc.assert(
      fc.asyncProperty(packages, fc.nat(), lies, async (items, which, lie) => {
        const at = which % items.length
        const honest = items[at]
        if (honest === undefined) return
        const liar = { ...honest, ...lie }
        const told = items.with(at, liar)
        // What happens to be the truth is none.
        if (buildZip(told).equals(buildZip(items))) return
        expect(CODES).toContain(await verdict(told))
      }),
      runs(150),
    )
  })

  test('if two entries have the same name in any letter case', async () => {
    await fc.assert(
      fc.asyncProperty(packages, fc.nat(), fc.boolean(), async (items, which, upper) => {
        const twin = items[which % items.length]
        if (twin === undefined) return
        const name = upper ? upperCase(twin.name) : twin.name
        expect(await verdict([...items, { ...twin, name }])).toBe('GATE_DUPLICATE')
      }),
      runs(60),
    )
  })

  test('where a name leads out of its folder, or is a property of every object', async () => {
    const bad = fc.constantFrom('..', '.', '__proto__', 'constructor', 'toString', 'a\\b', 'c\u0007', '\ufffd')
    await fc.assert(
      fc.asyncProperty(
        packages,
        fc.array(fc.constantFrom<string>('a', 'б', 'x y'), { maxLength: 3 }),
        bad,
        fc.nat(3),
        async (items, path, segment, at) => {
          const name = path.toSpliced(at, 0, segment).join('/')
          expect(await verdict([...items, { name, content: 'x' }])).toBe('GATE_NAME')
        },
      ),
      runs(60),
    )
  })

  test('where anything is before its first entry', async () => {
    await fc.assert(
      fc.asyncProperty(packages, fc.uint8Array({ minLength: 1, maxLength: 30 }), async (items, prefix) => {
        expect(['GATE_NOT_ZIP', 'GATE_DAMAGED']).toContain(await verdict(items, {}, { prefix }))
      }),
      runs(60),
    )
  })
})

describe('for any change of its bytes', () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })

  test('a package is opened whole, or refused with a code of the gate', async () => {
    await fc.assert(
      fc.asyncProperty(packages, damage, fc.option(fc.nat()), async (items, changes, cut) => {
        const bytes = buildZip(items)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const answer = await opened(cut === null ? bytes : bytes.subarray(0, cut % bytes.length))
        if (typeof answer === 'string') return
        for (const { name } of answer.entries) expect(answer.read(name)).toBeInstanceOf(Uint8Array)
      }),
      runs(200),
    )
  })

  test('its kind is reported, and nothing is thrown', () => {
    const beginnings = fc.constantFrom(
      '',
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      '{\\rtf',
      '<html',
      '<?xml',
      '%PDF',
      'ID;P',
    )
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
        expect(typeof judgeKind(Buffer.concat([Buffer.from(beginning, 'latin1'), rest]))).toBe('string')
      }),
      runs(400),
    )
  })
})

describe('what is within an XML part', () => {
  interface Tree {
    readonly depth: number
    readonly elements: number
    readonly xml: string
  }
  const text = fc.constantFrom('', 'a', '<!-- <!DOCTYPE x> -->', '<![CDATA[<a><b>]]>', '&lt;a&gt;', '<?x <a ?>', ' ')
  const attributes = fc.constantFrom('', ' b=">"', " c='&lt;a/>'")
  const element = (text: string, attribute: string, children: readonly Tree[]): Tree => {
    const inner = text + children.map(({ xml }) => xml + text).join('')
    return {
      // An empty one contains nothing, and isn't deeper.
      depth: inner === '' ? 0 : 1 + Math.max(0, ...children.map(({ depth }) => depth)),
      elements: 1 + children.reduce((sum, child) => sum + child.elements, 0),
      xml: inner === '' ? `<a${attribute}/>` : `<a${attribute}>${inner}</a>`,
    }
  }
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc
      .tuple(
        text,
        attributes,
        fc.oneof(
          { maxDepth: 8, withCrossShrink: true },
          { weight: 1, arbitrary: fc.constant([]) },
          { weight: 3, arbitrary: fc.array(tie('tree'), { minLength: 1, maxLength: 2, size: 'max' }) },
        ),
      )
      .map(([inner, attribute, children]) => element(inner, attribute, children)),
  }))
  const within = (xml: string) => docxItems(EMPTY_DOCUMENT, [{ name: 'word/other.xml', content: xml }])

  test('passes exactly as deep and with as many elements as the limits allow', async () => {
    await fc.assert(
      fc.asyncProperty(
        tree,
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 4, max: 12 }),
        async ({ depth, elements, xml }, maxDepth, maxElements) => {
          const part = { ...PREMIUM_GATE.part, maxElements }
          const answer = await verdict(within(xml), { maxDepth, part })
          const expected = [
            ...(depth > maxDepth ? ['GATE_DEEP'] : []),
            ...(elements > maxElements ? ['GATE_ELEMENTS'] : []),
          ]
          expect(expected.length === 0 ? ['docx'] : expected).toContain(answer)
        },
      ),
      runs(200),
    )
  })

  test('is rejected with a DOCTYPE before it, with any surroundings', async () => {
    const misc = fc
      .array(fc.constantFrom(' ', '\n', '<!-- x -->', '<?x y?>'), { maxLength: 3 })
      .map((pieces) => pieces.join(''))
    const doctypes = fc.constantFrom(
      '<!DOCTYPE a>',
      '<!DOCTYPE a [<!ENTITY x "y">]>',
      '<!doctype a>',
      "<!DOCTYPE a SYSTEM 'x'>",
    )
    await fc.assert(
      fc.asyncProperty(misc, doctypes, misc, tree, async (before, doctype, after, { xml }) => {
        expect(['GATE_DOCTYPE', 'GATE_XML']).toContain(await verdict(within(before + doctype + after + xml)))
      }),
      runs(80),
    )
  })
})
