import { describe, expect, test } from '@jest/globals'
import { cellOf } from './test-support/read'
import { oneCell, p, r, type Link, type OwnPart } from './test-support/word-xml'

const notes = (kind: string, ...texts: string[]): OwnPart => ({
  name: `${kind}s`,
  kind: `${kind}s`,
  root: `${kind}s`,
  content: texts
    .map((text, id) => `<w:${kind} w:id="${id + 1}">${p(r('<w:footnoteRef/>') + r(` ${text}`))}</w:${kind}>`)
    .join(''),
})
const PARTS = [notes('footnote', 'first note', 'second'), notes('endnote', 'at the end'), notes('comment', 'a comment')]
const mark = (kind: string, id: number, more = '') => r(`<w:${kind}Reference w:id="${id}"${more}/>`)

describe('marks of notes', () => {
  test.each<[string, string, string, string[]]>([
    ['never stand in the value', r('VAL') + mark('footnote', 1), 'VAL', ['first note']],
    [
      'of every kind, in the order of the cell',
      mark('comment', 1) + r('5') + mark('footnote', 2) + mark('endnote', 1),
      '5',
      ['a comment', 'second', 'at the end'],
    ],
    [
      'of their own',
      r('5') + r('<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t>') + r(' Sv'),
      '5 Sv',
      ['first note'],
    ],
    [
      'of their own, as symbols',
      r('5') + r('<w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:sym w:font="Symbol" w:char="F02A"/>'),
      '5',
      ['first note'],
    ],
    ['that lead nowhere', r('5') + mark('footnote', 9), '5', []],
    ['that are hidden', r('5') + r('<w:footnoteReference w:id="1"/>', '<w:vanish/>'), '5', []],
    ['that were taken out', r('5') + `<w:del w:id="3">${mark('footnote', 1)}</w:del>`, '5', []],
  ])('%s', async (_, runs, text, expected) => {
    expect(await cellOf(oneCell(p(runs)), PARTS)).toMatchObject({ text, notes: expected })
  })
})

describe('pictures', () => {
  const LINKS: Link[] = [
    { id: 'p1', kind: 'image', target: 'media/image1.png' },
    { id: 'p2', kind: 'image', target: 'media/image2.emf' },
    { id: 'p3', kind: 'image', target: 'https://example.org/photo.jpg', external: true },
  ]
  const blip = (id: string, way = 'embed') => `<w:drawing><a:blip r:${way}="${id}"/></w:drawing>`
  const vml = (id: string) => `<w:pict><v:shape><v:imagedata r:id="${id}"/></v:shape></w:pict>`
  test.each<[string, string, string[]]>([
    ['of DrawingML', r(blip('p1')), ['image1.png']],
    [
      'of VML and of objects',
      r(vml('p2')) + r(`<w:object><v:shape><v:imagedata r:id="p1"/></v:shape></w:object>`),
      ['image2.emf', 'image1.png'],
    ],
    ['that are links', r(blip('p3', 'link')), ['photo.jpg']],
    [
      'once, where there is one for older programs',
      r(
        `<mc:AlternateContent><mc:Choice Requires="wps">${blip('p1')}</mc:Choice><mc:Fallback>${vml('p1')}</mc:Fallback></mc:AlternateContent>`,
      ),
      ['image1.png'],
    ],
    ['not hidden ones', r(blip('p1'), '<w:vanish/>'), []],
  ])('%s', async (_, runs, pictures) => {
    expect(await cellOf(oneCell(p(r('A') + runs)), [], LINKS)).toMatchObject({ text: 'A', pictures })
  })
})
