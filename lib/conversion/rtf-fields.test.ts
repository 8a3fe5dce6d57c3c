import { expect, test } from '@jest/globals'
import { namesIncludedPicture } from './rtf-fields'

const named = (rtf: string) => namesIncludedPicture(Buffer.from(rtf, 'latin1'))

test.each([
  ['as Word writes it', String.raw`{\rtf1{\field{\*\fldinst INCLUDEPICTURE "c:\\a.png"}}}`],
  ['in small letters', String.raw`{\rtf1{\*\fldinst includepicture x}}`],
  ['with formatting between the letters', String.raw`{\rtf1{\*\fldinst INC{\b\i0 LUDE}\fs24 PICTURE x}}`],
  ['over lines', '{\\rtf1{\\*\\fldinst INCLUDE\r\nPICTURE x}}'],
  ['with letters as codes', String.raw`{\rtf1{\*\fldinst \'49NCL\'55DE\'70ICTURE x}}`],
  ['with letters as Unicode', String.raw`{\rtf1\uc0{\*\fldinst \u73 NCLUDEPICTUR\u69 x}}`],
])('a field that includes a picture is seen: %s', (_how, rtf) => {
  expect(named(rtf)).toBe(true)
})

test.each([
  ['an ordinary text', String.raw`{\rtf1\ansi We include pictures of {\b Ion} \'c8\u1080?\par}`],
  ['a control word of that name', String.raw`{\rtf1\includepicture x}`],
  ['a backslash at the end', String.raw`{\rtf1 INCLUDE\ `.trim()],
  ['nothing', ''],
])('%s is let through', (_what, rtf) => {
  expect(named(rtf)).toBe(false)
})

test('ten megabytes of braces and backslashes take a few seconds at most', () => {
  const started = process.cpuUsage()
  expect(named('{\\rtf1' + '\\b{'.repeat(3_500_000))).toBe(false)
  expect(process.cpuUsage(started).user).toBeLessThan(25_000_000)
})
