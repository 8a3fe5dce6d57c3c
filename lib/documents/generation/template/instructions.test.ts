import { describe, expect, test } from '@jest/globals'
import { parseInstruction } from './instructions'
import { readTemplate } from './template'
import { renderedTexts } from './test-support/rendered'
import { docx, paragraph } from '../test-support/files'

async function read(...texts: string[]) {
  return readTemplate(docx(texts.map((text) => paragraph(text)).join('')))
}

describe('an instruction of Jinja', () => {
  test.each([
    ['p if remarks', 'section', 'remarks'],
    ['-if remarks-', 'section', 'remarks'],
    [' if not person.name ', 'inverted', 'person.name'],
    ['tr if остаток', 'section', 'остаток'],
  ])('{%%%s%%} is a %s', (content, kind, name) => {
    expect(parseInstruction(content)).toMatchObject({
      kind: 'if',
      condition: { kind, name, comparison: null, repeats: false },
    })
  })

  test.each([
    ['if sum > 5', { operator: '>', operand: '5', quoted: false }],
    ["if sum == 'a b'", { operator: '=', operand: 'a b', quoted: true }],
    ['if sum != “a”', { operator: '!=', operand: 'a', quoted: true }],
    ['if not sum <= -1.5', { operator: '<=', operand: '-1.5', quoted: false }],
  ])('%s compares', (content, comparison) => {
    expect(parseInstruction(content)).toMatchObject({ condition: { name: 'sum', comparison } })
  })

  test.each([
    'if loop.index0',
    'if loop.cycle',
    'if loop.index < loop.length',
    'if a is b',
    'if True',
    'if f(x)',
    'if a in [1, 2]',
    'if',
  ])('%s is not understood', (content) => {
    expect(parseInstruction(content)).toEqual({ kind: 'if', condition: null })
  })

  test.each(['for k, v in d', 'for x in [1, 2]', 'for x in f()', 'tc for x in rows'])(
    '%s is not understood',
    (content) => {
      expect(parseInstruction(content)).toMatchObject({ kind: 'for', rows: null })
    },
  )

  test.each(['pif x', 'set a = 1', 'endif x', 'hm', ''])('%s is none', (content) => {
    expect(parseInstruction(content)).toBeNull()
  })
})

describe('in a template', () => {
  test('if, elif and else show one of their texts', async () => {
    const template = await read('{% if a %}A{% elif b > 1 %}B{% else %}C{% endif %}')
    expect(template.problems).toEqual([])
    expect(renderedTexts(template, { a: true })).toEqual(['A'])
    expect(renderedTexts(template, { 'b > 1': true })).toEqual(['B'])
    expect(renderedTexts(template, {})).toEqual(['C'])
  })

  test('their own paragraphs go', async () => {
    const template = await read('{%p if a %}', 'A', '{%p else %}', 'B', '{%p endif %}')
    expect(renderedTexts(template, { a: true })).toEqual(['A'])
    expect(renderedTexts(template, {})).toEqual(['B'])
  })

  test('within a loop its variable is left out of the names', async () => {
    const { tags, problems } = await read(
      '{% for row in rows %}{{ row.name }} {{ loop.index }} {{ other.name }} {{r row.name }}{% if row.sum > 1 %}!{% endif %}{% endfor %}{{ row.name }}',
    )
    expect(problems).toEqual([])
    expect(tags.map(({ kind, name, repeats }) => [kind, name, repeats])).toEqual([
      ['section', 'rows', true],
      ['value', 'name', null],
      ['value', 'row.number', null],
      ['value', 'other.name', null],
      ['value', 'name', null],
      ['section', 'sum', false],
      ['end', '', null],
      ['end', '', null],
      ['value', 'row.name', null],
    ])
  })

  test('what belongs to an instruction that is not understood is reported with it', async () => {
    const { problems } = await read(
      '{% if a is b %}x{% else %}y{% endif %}',
      '{% for k, v in d %}{% endfor %}',
      '{% if a %}{% endfor %}',
    )
    expect(problems.map(({ code, tag }) => [code, tag])).toEqual([
      ['TAG_INSTRUCTION', '{% if a is b %}'],
      ['TAG_INSTRUCTION', '{% else %}'],
      ['TAG_INSTRUCTION', '{% endif %}'],
      ['TAG_INSTRUCTION', '{% for k, v in d %}'],
      ['TAG_INSTRUCTION', '{% endfor %}'],
      ['TAG_INSTRUCTION', '{% endfor %}'],
      ['SECTION_UNCLOSED', '{% if a %}'],
    ])
  })
})
