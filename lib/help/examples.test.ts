import { describe, expect, test } from '@jest/globals'
import { AGGREGATE_NAMES, aggregateOf } from '@/lib/documents/generation/matching/aggregate-names'
import { BUILTIN_NAMES, builtinOf } from '@/lib/documents/generation/matching/builtins'
import { describeFormats } from '@/lib/documents/generation/formats'
import { findTags } from '@/lib/documents/generation/template/find'
import { SECTION_OPTION_NAMES, sectionOptionOf } from '@/lib/documents/generation/template/section-options'
import { parseTag, type ComparisonOperator } from '@/lib/documents/generation/template/tags'
import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import en from '@/messages/en-US.json' with { type: 'json' }
import ro from '@/messages/ro-RO.json' with { type: 'json' }
import ru from '@/messages/ru-RU.json' with { type: 'json' }
import { EXAMPLE_TABLES } from './example-table'
import { explainFormats } from './format-examples'
import { FORMAT_TEXTS } from './format-texts'
import { printTags } from './print-tags'
import { explainTags } from './tag-examples'
import { TAG_TEXTS } from './tag-texts'
import { tryTag } from './try-tag'

const LANGUAGES: readonly DataLanguage[] = ['ru', 'ro', 'en']

const sorted = (names: Iterable<string | null>) => [...new Set(names)].filter((name) => name !== null).toSorted()

describe.each(LANGUAGES)('the examples in %s', (language) => {
  const tags = TAG_TEXTS.flatMap(({ text }) => findTags(text[language]).tags).flatMap(({ content }) => {
    const parsed = parseTag(content)
    return parsed === null ? [] : [parsed]
  })
  const calls = tags.flatMap(({ formats }) => formats.map(({ name }) => name))

  test('contain every format that the core lists, and each makes something of its value', () => {
    const explained = explainFormats(language)
    expect(explained.map(({ name }) => name)).toEqual(describeFormats().map(({ name }) => name))
    for (const { name, examples } of explained) {
      expect([name, examples.length]).not.toEqual([name, 0])
      for (const { tag, result, picture } of examples) {
        expect([tag, result !== '' || picture !== null]).toEqual([tag, true])
      }
    }
  })

  test('are examples of formats that exist', () => {
    const known = describeFormats().map(({ name }) => name)
    expect(Object.keys(FORMAT_TEXTS).filter((name) => !known.includes(name))).toEqual([])
  })

  test('contain everything that can be printed without a column, every total and every order of a loop', () => {
    expect(sorted(tags.map(({ name }) => builtinOf(name)))).toEqual(sorted(BUILTIN_NAMES.map(builtinOf)))
    expect(sorted(calls.map(aggregateOf))).toEqual(sorted(AGGREGATE_NAMES.map(aggregateOf)))
    expect(sorted(calls.map(sectionOptionOf))).toEqual(sorted(SECTION_OPTION_NAMES.map(sectionOptionOf)))
  })

  test('contain every kind of tag and every comparison', () => {
    const operators: Record<ComparisonOperator, true> = {
      '=': true,
      '!=': true,
      '<': true,
      '<=': true,
      '>': true,
      '>=': true,
    }
    expect(sorted(tags.map(({ kind }) => kind))).toEqual(['end', 'inverted', 'section', 'value'])
    expect(sorted(tags.map(({ comparison }) => comparison?.operator ?? null))).toEqual(
      Object.keys(operators).toSorted(),
    )
  })

  test('are printed without a complaint, and every one of them prints something', async () => {
    const { columns, rows } = EXAMPLE_TABLES[language]
    for (const { text } of TAG_TEXTS) {
      const profile = { fields: { organisation: 'x' }, pictures: {} }
      const { problems } = await printTags({ text: text[language], columns, rows, language, together: true, profile })
      const told = problems.filter(({ severity, code }) => severity === 'error' || code.startsWith('FORMAT'))
      expect([text[language], told]).toEqual([text[language], []])
    }
    const examples = await explainTags(language)
    expect(examples.filter(({ result }) => result === '')).toEqual([])
  })
})

test('the examples print what they are meant to show', async () => {
  const printed = Object.fromEntries((await explainTags('en')).map(({ id, result }) => [id, result]))
  expect(printed).toMatchObject({
    format: '3 November 2026',
    filled: 'Remarks: crack beside the clasp',
    absent: 'No remarks.',
    sort: 'Collar 1.10; Apron 0.42; Goggles 0.18;',
    by: 'Radiology: 2; Angiography: 1;',
    sum: '1.70',
    join: 'Apron and Collar and Goggles',
    jinjaIf: 'No remarks',
  })
})

test('a tag that is tried says what it prints and what a run would report about it', async () => {
  const trial = { column: 'Сумма', value: '121', language: 'ru' } as const
  await expect(tryTag({ ...trial, text: '{сумма | words:"rub"}' }, 'ru-RU')).resolves.toMatchObject({
    printed: 'сто двадцать один рубль 00 копеек',
    problems: [],
  })
  const { problems } = await tryTag({ ...trial, value: 'много', text: '{сумма | number:2}' }, 'ru-RU')
  expect(problems.map(({ code }) => code)).toEqual(['FORMAT_MISMATCH'])
  const empty = await tryTag({ ...trial, value: '', text: '{сумма | default:"—"}' }, 'ru-RU')
  expect(empty).toMatchObject({ printed: '—', problems: [] })
})

test('sections within sections beyond all measure are refused immediately', async () => {
  const text = '{#rows}'.repeat(20) + 'x' + '{/rows}'.repeat(20)
  const trial = { text, column: 'a', value: '1', language: 'en' } as const
  await expect(tryTag(trial, 'en-US')).rejects.toMatchObject({ code: 'TEMPLATE_TOO_DEEP' })
})

test.each([en, ru, ro])('every format is explained in words, and nothing else is', ({ help }) => {
  const named = describeFormats().map(({ name }) => name)
  expect(Object.keys(help.formats.about).toSorted()).toEqual(named.toSorted())
})
