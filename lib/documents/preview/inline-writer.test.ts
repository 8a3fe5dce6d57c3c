import { describe, expect, test } from '@jest/globals'
import { textOfHtml } from './test-support/html'
import { bodyOf, p, run } from './test-support/shown'

const fieldChar = (type: string, content = '') => `<w:r><w:fldChar w:fldCharType="${type}">${content}</w:fldChar></w:r>`

describe('a form’s list', () => {
  const list = (chosen: string, result: string) => {
    const entries = ['A', 'B', 'C'].map((entry) => `<w:listEntry w:val="${entry}"/>`).join('')
    return (
      fieldChar('begin', `<w:ffData><w:ddList>${chosen}${entries}</w:ddList></w:ffData>`) + result + fieldChar('end')
    )
  }

  test.each([
    ['what is chosen', list('<w:result w:val="2"/><w:default w:val="1"/>', ''), 'C'],
    ['what is chosen from the beginning', list('<w:default w:val="1"/>', ''), 'B'],
    ['the first where nothing is chosen and the result is empty', list('', fieldChar('separate')), 'A'],
    ['the result where there is one', list('', fieldChar('separate') + run('Z')), 'Z'],
  ])('shows %s', async (_, runs, expected) => {
    expect(textOfHtml(await bodyOf(p(runs)))).toBe(expected)
  })
})
