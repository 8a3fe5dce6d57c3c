import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from '@jest/globals'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { IntlMessageFormat } from 'intl-messageformat'
import { LOCALES } from './locales'
import { messagesOf } from './messages'

type Values = Record<string, string | number | ((chunks: unknown) => string)>

/** Numbers of every plural form of our languages. */
const COUNTS = [0, 1, 2, 5, 20, 21, 1234.5]

/** Values for what a message asks, the options of each choice and the counts among them. */
function samplesOf(text: string): Values[] {
  const choices = new Map<string, readonly (string | number)[]>()
  const tags = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isTagElement(element)) {
        tags.add(element.value)
        visit(element.children)
      } else if (isPluralElement(element) || isSelectElement(element)) {
        choices.set(element.value, isPluralElement(element) ? COUNTS : Object.keys(element.options))
        for (const { value } of Object.values(element.options)) visit(value)
      } else if (element.type === TYPE.number) choices.set(element.value, COUNTS)
      else if (element.type === TYPE.argument && !choices.has(element.value)) choices.set(element.value, ['E17', 3])
    }
  }
  visit(parse(text))
  const most = Math.max(1, ...[...choices.values()].map((values) => values.length))
  return Array.from({ length: most }, (_, index) => ({
    ...Object.fromEntries([...choices].map(([name, values]) => [name, values[index % values.length] ?? ''])),
    ...Object.fromEntries([...tags].map((tag) => [tag, (chunks: unknown) => `<${tag}>${String(chunks)}</${tag}>`])),
  }))
}

function sentencesOf(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : sentencesOf(value as object),
  )
}

const FORMATTERS = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
}

const joined = (said: unknown) => (Array.isArray(said) ? said.join('') : String(said))

test.each(LOCALES)('in %s a message parsed at build time reads like one parsed at run time', (locale) => {
  const differing = sentencesOf(messagesOf(locale)).flatMap((text) => {
    const parsed = new IntlMessageFormat(text, locale)
    const compiled = compile(text)
    return samplesOf(text).flatMap((values) => {
      const then = joined(parsed.format(values))
      const now = joined(format(compiled, locale, values, { formatters: FORMATTERS }))
      return then === now ? [] : [{ text, values, then, now }]
    })
  })
  expect(differing.slice(0, 3)).toEqual([])
})
