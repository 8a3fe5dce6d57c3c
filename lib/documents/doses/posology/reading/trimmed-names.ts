import type { ItemOf } from './items'
import { type Line, wordsOf } from './line'

/**
 * Returns a known name without the words of the line that were read into it before the part that is known: `nan pops
 * bisoprolol`. Such words have no capital and no sense of their own. Behind it they may be a salt.
 */
export function nameWithoutText(line: Line, name: ItemOf<'name'>): string {
  return wordsOf(line, { ...name, start: startOf(line, name) })
}

/** Whether words that aren't part of the name were read into it. */
export function hasTextInName(line: Line, name: ItemOf<'name'>): boolean {
  return startOf(line, name) > name.start
}

function startOf(line: Line, { start, end, value }: ItemOf<'name'>): number {
  const known = line.meanings.slice(start, end).findIndex(({ name }) => name !== null)
  if (!value.isKnown || known < 0) return start
  let from = start
  while (from < start + known && isText(line, from)) from += 1
  return from
}

function isText({ tokens, meanings }: Line, at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && /^\p{Ll}{3}/u.test(token.raw) && !token.glued && meanings[at]?.senses.length === 0
}
