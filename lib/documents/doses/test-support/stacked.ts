import { expect } from '@jest/globals'
import { readCase } from './read-case'
import type { Rows } from './read-sheets'

export const NAMES = ['Орлов А. А.', 'Седов К. Л.']
export const HEADER = ['ФИО', 'Доза']

/** Each line with two rows below it, and the header again where the line is the title of its own table. */
export function stacked(titles: readonly string[], header: readonly string[] = HEADER, repeated = true): Rows {
  return titles.flatMap((title, at) => [
    ...(repeated && at > 0 ? [[]] : []),
    ...(repeated || at > 0 ? [[title]] : []),
    ...(repeated || at === 0 ? [[...header]] : []),
    ...(!repeated && at === 0 ? [[title]] : []),
    ...NAMES.map((name, row) => [name, ...header.slice(1).map(() => Math.round((at + 1) * 10 + row) / 100)]),
  ])
}

/** What the doses are, without their values and names. */
export function said(rows: Rows): string[] {
  const { doses, asked, balanced } = readCase(rows)
  expect(balanced).toBe(true)
  return [...doses.map((line) => line.replace(/ 0\.\d+/, '').replace(/; \p{Lu}\p{Ll}+ \S\. ?\S\.;/u, ';')), ...asked]
}
