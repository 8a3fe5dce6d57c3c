import { describe, expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage, type OoxmlPackage } from '../ooxml/package'
import {
  buildZip,
  contentTypes,
  EMPTY_DOCUMENT,
  relationshipsItem,
  rootRelationships,
  type ZipItem,
} from '../ooxml/test-support/packages'
import { writePackage } from '../ooxml/write'
import { MediaBase, MediaStore } from './media'
import type { Picture } from './picture'
import { gif, jpeg, png } from './test-support/made-pictures'
import { readPicture } from './sniff'

const MAIN = 'word/document.xml'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'

function templateWith(...items: ZipItem[]): Promise<OoxmlPackage> {
  const named = new Set(items.map(({ name }) => name))
  const usual = [
    contentTypes({ [MAIN]: `${WORD}document.main+xml`, 'word/header1.xml': `${WORD}header+xml` }),
    rootRelationships(MAIN),
    { name: MAIN, content: EMPTY_DOCUMENT },
    { name: 'word/header1.xml', content: '<w:hdr xmlns:w="w"/>' },
  ]
  return openPackage(buildZip([...usual.filter(({ name }) => !named.has(name)), ...items]), PREMIUM_GATE)
}

async function written(pack: OoxmlPackage, store: MediaStore): Promise<OoxmlPackage> {
  return openPackage(await writePackage(pack.entries, store.files()), PREMIUM_GATE)
}

const picture = (bytes: Uint8Array): Picture => readPicture(bytes)
const targets = (pack: OoxmlPackage, part: string) => pack.relationships(part).map(({ id, target }) => [id, target])

describe('pictures in a package', () => {
  test('equal bytes are one part, with a relationship from each part that shows it', async () => {
    const pack = await templateWith()
    const store = new MediaStore(new MediaBase(pack))
    const first = store.add(MAIN, picture(png(2, 2)))
    expect(store.add(MAIN, picture(png(2, 2)))).toBe(first)
    const other = store.add(MAIN, picture(png(3, 2)))
    store.add('word/header1.xml', picture(png(2, 2)))
    const result = await written(pack, store)
    const names = result.entries.map(({ name }) => name).filter((name) => name.startsWith('word/media/'))
    expect(names).toHaveLength(2)
    expect(targets(result, MAIN)).toEqual([
      [first, names[0]],
      [other, names[1]],
    ])
    expect(targets(result, 'word/header1.xml').map(([, target]) => target)).toEqual([names[0]])
  })

  test('the template’s own relationships stay, and no id or name is given twice', async () => {
    const bytes = png(2, 2)
    const [name] = new MediaStore(new MediaBase(await templateWith())).files().keys()
    expect(name).toBeUndefined()
    const probe = new MediaStore(new MediaBase(await templateWith()))
    probe.add(MAIN, picture(bytes))
    const [taken = ''] = probe.files().keys()
    const pack = await templateWith(
      relationshipsItem('word/_rels/document.xml.rels', 'Id="rIdActum1" Type="t" Target="header1.xml"'),
      { name: taken.toUpperCase().replace('WORD/MEDIA/', 'word/media/'), content: 'something else' },
    )
    const store = new MediaStore(new MediaBase(pack))
    const id = store.add(MAIN, picture(bytes))
    const result = await written(pack, store)
    const found = result.relationships(MAIN)
    expect(found.map((each) => each.id)).toEqual(['rIdActum1', id])
    expect(id).not.toBe('rIdActum1')
    expect([...result.read(found[1]?.target ?? '')]).toEqual([...bytes])
    expect(new TextDecoder().decode(result.read(taken))).toBe('something else')
  })

  test.each([
    ['lacks the type', '', 'image/jpeg'],
    ['has it', '<Default Extension="JPEG" ContentType="image/jpeg"/>', 'image/jpeg'],
    ['means something else by it', '<Default Extension="jpeg" ContentType="application/xml"/>', 'image/jpeg'],
  ])('[Content_Types].xml says what the pictures are where the template %s', async (_, line, expected) => {
    const { name, content } = contentTypes({ [MAIN]: `${WORD}document.main+xml` })
    const pack = await templateWith({ name, content: String(content).replace('<Default', `${line}<Default`) })
    const store = new MediaStore(new MediaBase(pack))
    store.add(MAIN, picture(jpeg({ width: 4, height: 4 })))
    const result = await written(pack, store)
    expect(result.contentType(result.relationships(MAIN)[0]?.target ?? '')).toBe(expected)
    expect(result.contentType(MAIN)).toBe(`${WORD}document.main+xml`)
  })

  test('indexes with a prefix, and empty ones, accept additions', async () => {
    const pack = await templateWith(
      {
        name: 'word/_rels/document.xml.rels',
        content:
          '<?xml version="1.0"?><p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="a" Type="t" Target="header1.xml"/></p:Relationships>',
      },
      {
        name: 'word/_rels/header1.xml.rels',
        content: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships" />',
      },
    )
    const store = new MediaStore(new MediaBase(pack))
    store.add(MAIN, picture(gif(2, 2)))
    store.add('word/header1.xml', picture(gif(2, 2)))
    const result = await written(pack, store)
    expect(result.relationships(MAIN)).toHaveLength(2)
    expect(result.relationships('word/header1.xml')).toHaveLength(1)
  })

  test('what was cleaned out of the template does not come back with a picture', async () => {
    const pack = await templateWith(
      relationshipsItem(
        'word/_rels/document.xml.rels',
        'Id="evil" Type="t" Target="http://example.org" TargetMode="External"',
      ),
    )
    const cleaned = new Map([
      [
        'word/_rels/document.xml.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
      ],
    ])
    const store = new MediaStore(new MediaBase(pack, cleaned))
    store.add(MAIN, picture(png(2, 2)))
    expect((await written(pack, store)).relationships(MAIN).some(({ external }) => external)).toBe(false)
  })

  test('each document has its own, and nothing is written where there is none', async () => {
    const base = new MediaBase(await templateWith())
    const [one, two] = [new MediaStore(base), new MediaStore(base)]
    one.add(MAIN, picture(png(2, 2)))
    expect(two.files().size).toBe(0)
    two.add(MAIN, picture(png(3, 2)))
    expect([...one.files().keys()].filter((name) => [...two.files().keys()].includes(name))).toEqual([
      'word/_rels/document.xml.rels',
      '[Content_Types].xml',
    ])
  })
})
