import { expect, test } from '@jest/globals'
import { escapeAttribute, escapeText, stripUnholdable } from './xml'

test('what XML can’t contain is taken out and counted', () => {
  expect(stripUnholdable('a\u0000b\u000bc\u001fd\ufffee\uffff')).toEqual({ text: 'abcde', stripped: 5 })
  expect(stripUnholdable('half \ud83d and \ude00 pairs')).toEqual({ text: 'half  and  pairs', stripped: 2 })
})

test('what XML can contain is kept: white space, any language, whole pairs, U+0085', () => {
  const text = 'tab\t line\n return\r Жș漢 😀 \u0085\u00a0\ufeff\ufffd'
  expect(stripUnholdable(text)).toEqual({ text, stripped: 0 })
})

test('text is escaped so that a parser gives it back', () => {
  expect(escapeText('a & b < c > "d" ]]>\r\n\u0001')).toBe('a &amp; b &lt; c &gt; "d" ]]&gt;&#13;\n')
})

test('an attribute keeps its quotes and white space', () => {
  expect(escapeAttribute(`"a"\t'b'\n<&\ud800`)).toBe(`&quot;a&quot;&#9;'b'&#10;&lt;&amp;`)
})
