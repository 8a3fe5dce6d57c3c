import { describe, expect, test } from '@jest/globals'
import { cellOf } from './test-support/read'
import { oneCell, p, r } from './test-support/word-xml'

/** A character with what older programs show in its place. */
const symEx = (code: string, fallback: string) =>
  r(
    `<mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="${code}"/></mc:Choice><mc:Fallback><w:t>${fallback}</w:t></mc:Fallback></mc:AlternateContent>`,
  )

describe('characters by their codes', () => {
  test.each<[string, string, string]>([
    ['in place of their fallback', symEx('2705', 'x'), '✅'],
    ['beyond the first plane', r('5 ') + symEx('1F642', 'x'), '5 🙂'],
    ['that are none', r('5') + symEx('110000', 'x') + symEx('', 'x'), '5'],
  ])('%s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })
})

describe('the choice that is shown', () => {
  const between = (...choices: string[]) =>
    r(`<mc:AlternateContent>${choices.join('')}<mc:Fallback><w:t>C</w:t></mc:Fallback></mc:AlternateContent>`)
  const choice = (requires: string, text: string) => `<mc:Choice Requires="${requires}"><w:t>${text}</w:t></mc:Choice>`

  test.each<[string, string, string]>([
    ['needs what is understood', between(choice('wps w14', 'A')), 'A'],
    [
      'is none that needs a chart, a model, ink',
      between(...['cx1', 'am3d', 'wps aink'].map((n) => choice(n, 'A'))),
      'C',
    ],
    ['is the next one after such', between(choice('cx1', 'A'), choice('wps', 'B')), 'B'],
    ['is in what there is instead, too', between(choice('cx1', between(choice('wps', 'A')))), 'C'],
  ])('%s', async (_, runs, expected) => {
    expect((await cellOf(oneCell(p(runs))))?.text).toBe(expected)
  })
})
