import { describe, expect, test } from '@jest/globals'
import { appliedKeys, matchTags, type MatchOptions } from './match'
import { table, textTemplate } from '../values/test-support/print-run'

const DATA = table(['ФИО', 'Инв. №', 'A | B', 'Сумма', 'Отдел'], [['x', 1, 2, 3, 4]])

function match(text: string, options: MatchOptions = {}) {
  const { tags } = textTemplate(text)
  const matching = matchTags(tags, DATA, options)
  return {
    ...matching,
    tags,
    found: matching.matches.map(({ name, how, column }) => [name, how, column?.letter ?? null]),
  }
}

describe('matching tags and columns', () => {
  test('takes headers, mappings, Actum’s own names, the profile and the rows, in this order', () => {
    const { found } = match('{ фио }{имя}{пусто}{today}{profile.phone}{#rows}{/}{инв номер}{Адрес клиента}', {
      mapping: { имя: 'A', '{{пусто}}': ' ' },
    })
    expect(found).toEqual([
      ['фио', 'exact', 'A'],
      ['имя', 'mapped', 'A'],
      ['пусто', 'blank', null],
      ['today', 'builtin', null],
      ['profile.phone', 'profile', null],
      ['rows', 'rows', null],
      ['инв номер', 'supposed', 'B'],
      ['Адрес клиента', 'none', null],
    ])
  })

  test('a header with the sign of a format in it is that header', () => {
    expect(match('{A | B}{#a | b}x{/}').found).toEqual([['A', 'exact', 'C']])
  })

  test('a mapping may name a section and a tag with formats', () => {
    expect(match('{#есть}x{/}{имя | upper}', { mapping: { '{#есть}': 'ФИО', '{имя | upper}': 'фио' } }).found).toEqual([
      ['есть', 'mapped', 'A'],
      ['имя', 'mapped', 'A'],
    ])
  })

  test('columns asked for by totals, groups, orders and comparisons are used', () => {
    const { unused } = match('{rows | sum:"Сумма"}{#rows | by:"Отдел" | sort:"B"}{/}{#ФИО = A | B}{/}', {
      groupBy: ['c'],
    })
    expect(unused).toEqual([])
    expect(match('{ФИО}').unused.map(({ letter }) => letter)).toEqual(['B', 'C', 'D', 'E'])
  })

  test('an unknown name of Actum’s own kind is reported with what was probably meant', () => {
    expect(match('{todday}').problems[0]).toMatchObject({
      suggestion: 'today',
      params: { near: 'name', header: 'today' },
    })
    expect(match('{инв номер}', { missing: 'block' }).problems[0]).toMatchObject({
      code: 'TAG_COLUMN_SUPPOSED',
      severity: 'warning',
      suggestion: 'Инв. №',
    })
  })

  test('a condition of an unknown name is reported, and a loop is not', () => {
    const { tags } = textTemplate('{#Премия}x{/}{#Люди | sort:"ФИО"}x{/}')
    const conditions = tags.map((tag) => ({
      ...tag,
      repeats: tag.kind === 'section' && tag.formats.length === 0 ? false : tag.repeats,
    }))
    const { matches, problems } = matchTags(conditions, DATA)
    expect(matches.map(({ how }) => how)).toEqual(['none', 'rows'])
    expect(problems.filter(({ code }) => code === 'TAG_NO_COLUMN')).toHaveLength(1)
    expect(match('{^Премия}x{/}').problems[0]).toMatchObject({ code: 'TAG_NO_COLUMN' })
  })

  test('a content control that means nothing here is left alone and not reported', () => {
    const { tags } = textTemplate('{ФИО}{Неведомое}{пусто}')
    const optional = tags.map((tag) => ({ ...tag, optional: true }))
    const matching = matchTags(optional, DATA, { mapping: { пусто: '' } })
    expect(matching.problems.map(({ code }) => code)).not.toContain('TAG_NO_COLUMN')
    expect(tags.map(({ key }) => appliedKeys(matching)(key))).toEqual([true, false, true])
  })

  test('a mapping that leads nowhere is reported', () => {
    const { problems } = match('{ФИО}', { mapping: { нет: 'ФИО', ФИО: 'Отдал' } })
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['MAPPING_NO_TAG', 'MAPPING_NO_COLUMN']))
  })
})
