import { describe, expect, test } from '@jest/globals'
import { isPluralElement, isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/lib/i18n/locales'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { shapeOf } from '@/lib/i18n/test-support/message-shape'
import en from './voice/en.json'
import ro from './voice/ro.json'
import ru from './voice/ru.json'

/** The rules of a language that a machine can check. People check the rest (docs/terms.md). */
interface Voice {
  /** The most words of one sentence. */
  readonly sentence?: { readonly longest: number }
  /** A regular expression that matches whole words, and what to write instead. */
  readonly banned: readonly Words[]
  readonly spelling: readonly Words[]
  /** Punctuation, as a regular expression over the text, and the keys it doesn't concern. */
  readonly signs: readonly Sign[]
  /** Text a key may contain even though a rule bans it, and why. */
  readonly allowed: Readonly<Record<string, { readonly text: string; readonly because: string }>>
}

interface Words {
  readonly words: string
  readonly instead: string
}

interface Sign {
  readonly pattern: string
  readonly instead: string
  readonly except?: string
}

const VOICES: Readonly<Record<Locale, Voice>> = { 'en-US': en, 'ro-RO': ro, 'ru-RU': ru }

/** Replaces an argument: one word without letters, so no rule about words matches it. */
const ARGUMENT = '0'

/**
 * Returns the texts a reader may see: each option of a plural or a select in turn, with the other
 * parts as their longest option.
 */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  let texts = ['']
  for (const element of elements) {
    const parts = partsOf(element)
    const longest = parts.reduce((long, part) => (part.length > long.length ? part : long), '')
    const others = parts.filter((part) => part !== longest)
    const [first = ''] = texts
    texts = [...texts.map((text) => text + longest), ...others.map((part) => first + part)]
  }
  return texts
}

function partsOf(element: MessageFormatElement): string[] {
  if (isPluralElement(element) || isSelectElement(element)) {
    return Object.values(element.options).flatMap(({ value }) => textsOf(value))
  }
  if (isTagElement(element)) return textsOf(element.children)
  return [element.type === 0 ? element.value : ARGUMENT]
}

/** Splits a text where a sentence ends. A colon or a line break ends one too: a list follows it. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:…])["”»)]?\s+|\n/).filter((sentence) => sentence.trim() !== '')
}

function wordsOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

const between = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

describe.each(LOCALES)('%s', (locale) => {
  const voice = VOICES[locale]
  const texts = [...shapeOf(messagesOf(locale))].map(([key, { text }]) => ({ key, texts: textsOf(parse(text)) }))

  /** Returns "key: what was found (what to write)" for every finding that isn't allowed to its key. */
  function findings(pattern: RegExp, instead: string, concerns: (key: string) => boolean): string[] {
    return texts
      .filter(({ key }) => concerns(key))
      .flatMap(({ key, texts: all }) => {
        const found = all.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => match))
        return [...new Set(found)]
          .filter((match) => voice.allowed[key]?.text.toLowerCase() !== match.toLowerCase())
          .map((match) => `${key}: “${match}” (${instead})`)
      })
  }

  test('uses no word that its voice bans', () => {
    expect(voice.banned.flatMap(({ words, instead }) => findings(between(words), instead, () => true))).toEqual([])
  })

  test('spells as its country does', () => {
    expect(voice.spelling.flatMap(({ words, instead }) => findings(between(words), instead, () => true))).toEqual([])
  })

  test('punctuates as its country does', () => {
    const found = voice.signs.flatMap(({ pattern, instead, except }) =>
      findings(new RegExp(pattern, 'gu'), instead, (key) => except === undefined || !new RegExp(except).test(key)),
    )
    expect(found).toEqual([])
  })

  test('writes no sentence longer than its voice allows', () => {
    const longest = voice.sentence?.longest ?? Infinity
    const long = texts
      .filter(({ key }) => !key.startsWith('cli.'))
      .flatMap(({ key, texts: all }) => {
        const words = Math.max(...all.flatMap(sentencesOf).map(wordsOf), 0)
        return words > longest ? [`${key}: ${words} words`] : []
      })
    expect(long).toEqual([])
  })

  test('allows nothing that its messages no longer have', () => {
    const unused = Object.entries(voice.allowed).filter(
      ([key, { text }]) =>
        !texts.some(
          (message) =>
            message.key === key && message.texts.some((one) => one.toLowerCase().includes(text.toLowerCase())),
        ),
    )
    expect(unused.map(([key]) => key)).toEqual([])
  })
})
