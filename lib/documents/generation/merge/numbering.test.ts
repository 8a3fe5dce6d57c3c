import { describe, expect, test } from '@jest/globals'
import { listXml, readLists, withLists } from './numbering'

const numbering = (content: string) => `<w:numbering>${content}</w:numbering>`
const definition = (id: string, content: string) => `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`
const level = (index: number, content: string) => `<w:lvl w:ilvl="${index}">${content}</w:lvl>`
const num = (id: string, of: string, content = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${content}</w:num>`
const override = (index: number, content: string) => `<w:lvlOverride w:ilvl="${index}">${content}</w:lvlOverride>`
const start = (value: number) => `<w:startOverride w:val="${value}"/>`
const format = (name: string) => `<w:numFmt w:val="${name}"/>`

function list(xml: string, id = '4') {
  const found = readLists(numbering(xml)).get(id)
  if (found === undefined) throw new Error(`There is no list ${id}`)
  return found
}

/** Where each level of a list begins, by what is written of it; a dash where nothing is. */
function beginnings(xml: string, anew: boolean): string {
  const written = listXml(list(xml), 9, anew)
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((index) => {
      const own = new RegExp(`<w:lvlOverride w:ilvl="${index}">(.*?)</w:lvlOverride>`).exec(written)?.[1]
      return /<w:startOverride w:val="(\d+)"\/>/.exec(own ?? '')?.[1] ?? '-'
    })
    .join(' ')
}

describe('A list of a template', () => {
  test('has the levels of its definition; a level that says nothing begins with 0 and is decimal', () => {
    const {
      levels,
      definition: of,
      id,
    } = list(
      definition(
        '7',
        '<w:nsid w:val="0A"/>' +
          level(1, '') +
          level(2, `<w:start w:val="3"/>${format('upperRoman')}<w:pStyle w:val="H"/>`),
      ) + num('4', '7'),
    )
    expect({ of, id }).toEqual({ of: '7', id: '4' })
    expect([...levels]).toEqual([
      [1, { start: 0, format: 'decimal', style: null }],
      [2, { start: 3, format: 'upperRoman', style: 'H' }],
    ])
  })

  test('is read where Word would leave out what it says', () => {
    const { levels } = list(definition('7', '<w:lvl><w:start/></w:lvl>') + '<w:abstractNum/>' + num('4', '7'))
    expect([...levels]).toEqual([[0, { start: 0, format: 'decimal', style: null }]])
  })

  test('has the levels of the list style that its definition names', () => {
    const styles =
      definition('1', '<w:numStyleLink w:val="Steps"/>') +
      definition('2', `<w:styleLink w:val="Steps"/>${level(0, '<w:start w:val="5"/>')}`) +
      definition('3', `<w:styleLink w:val="Other"/>${level(0, '<w:start w:val="6"/>')}`)
    expect(list(styles + num('4', '1')).levels.get(0)?.start).toBe(5)
    expect(list(styles + num('4', '3')).levels.get(0)?.start).toBe(6)
  })

  test.each([
    ['every level of which is a bullet or nothing', level(0, format('bullet')) + level(1, format('none')), '', true],
    ['one level of which has numbers', level(0, format('bullet')) + level(1, format('decimal')), '', false],
    ['of which no level is known', '', '', false],
    ['which puts numbers for the bullets', level(0, format('bullet')), level(0, format('decimal')), false],
    ['which only begins its bullets anew', level(0, format('bullet')), start(1), true],
    ['which puts bullets for the numbers', level(0, format('decimal')), level(0, format('bullet')), true],
  ])('%s prints numbers or not', (_said, levels, own, bullets) => {
    const more = own === '' ? '' : override(0, own)
    expect(list(definition('7', levels) + num('4', '7', more)).bullets).toBe(bullets)
  })
})

describe('A list in a copy', () => {
  const begins = (value: number) => `<w:start w:val="${value}"/>`

  test('begins again where the list does: by its own word, its own level, its definition’s level, or with 1', () => {
    const xml =
      definition('7', [0, 1, 2].map((index) => level(index, begins(index + 3))).join('')) +
      num('4', '7', override(0, start(8) + level(0, begins(7))) + override(1, level(1, begins(6))) + override(3, ''))
    expect(beginnings(xml, true)).toBe('8 6 5 1 1 1 1 1 1')
    expect(listXml(list(xml), 9, true)).toContain(`${override(2, start(5))}${override(3, start(1))}`)
  })

  test('which goes on keeps what the list says of itself, and begins nothing', () => {
    const own = level(1, begins(6))
    const xml = definition('7', level(0, begins(3))) + num('4', '7', override(0, start(8)) + override(1, own))
    expect(listXml(list(xml), 9, false)).toBe(
      `<w:num w:numId="9"><w:abstractNumId w:val="7"/>${override(0, start(8))}${override(1, own)}</w:num>`,
    )
  })

  test('is behind the lists that are there, before what may follow them', () => {
    const there = num('4', '7')
    const cleanup = '<w:numIdMacAtCleanup w:val="2"/>'
    expect(withLists(numbering(there), ['<a/>', '<b/>'])).toBe(numbering(`${there}<a/><b/>`))
    expect(withLists(numbering(there + cleanup), ['<a/>'])).toBe(numbering(`${there}<a/>${cleanup}`))
    expect(withLists(numbering(there), [])).toBe(numbering(there))
  })
})
