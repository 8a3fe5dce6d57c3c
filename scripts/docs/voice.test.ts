import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import voice from '@/messages/voice/en.json'

/** The most words of one sentence. A page may need a few more than a message. */
const LONGEST = 30

/** What pages must not say in addition to messages: idioms of other languages and of older English. */
const BANNED: readonly { readonly words: string; readonly instead: string }[] = [
  { words: 'beside', instead: 'next to, alongside, with' },
  { words: 'by themselves|of themselves', instead: 'automatically, on their own' },
  { words: 'answers? with|answered with|the answer is', instead: 'respond, the response is' },
  { words: 'and its likes|and the like', instead: 'and similar' },
  { words: 'two readings', instead: 'can be read two ways' },
  { words: 'one click', instead: 'one button' },
]

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))

const PAGES = ['README.md', 'bench/README.md', 'packages/documents/README.md', ...markdownIn('docs')]

/**
 * Returns a page's paragraphs, list items and headings as prose: without generated parts, code blocks and tables, and with one
 * word for each piece of code, address or quotation in another language.
 */
function proseOf(page: string): string[] {
  return readFileSync(page, 'utf8')
    .replace(/```.*?```/gsu, '')
    .replace(/<!-- ([\w-]+) -->.*?<!-- \/\1 -->|<!--.*?-->/gsu, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=#)/u)
    .map((part) =>
      part
        .replace(/^\s*\|.*$/gmu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .map((part) => part.replace(/^#+ |^[-*] |^\d+\. /u, ''))
    .map((part) => part.replace(/`[^`]*`|<https?:[^>]*>|«[^»]*»|„[^”]*”/gu, 'code'))
    .map((part) => part.replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1'))
    .filter((part) => part !== '')
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;…])["”)*]*\s+/u)
const wordsOf = (sentence: string): number => sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(PAGES)('%s', (page) => {
  const prose = proseOf(page)

  test.each([
    ['uses no word that the voice bans', [...voice.banned, ...BANNED]],
    ['has American spelling', voice.spelling],
  ])('%s', (_, rules) => {
    const found = rules.flatMap(({ words, instead }) =>
      prose.flatMap((text) =>
        [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'))].map(
          ([match]) => `“${match}” (${instead}): ${text.slice(0, 60)}…`,
        ),
      ),
    )
    expect(found).toEqual([])
  })

  test('writes no sentence that is too long to read once', () => {
    expect(prose.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence) > LONGEST)).toEqual([])
  })
})

const QUESTIONS = PAGES.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/'))

test.each(QUESTIONS)('%s begins with the question that it answers', (page) => {
  const [, first = ''] = proseOf(page)
  expect(first).toContain('?')
})
