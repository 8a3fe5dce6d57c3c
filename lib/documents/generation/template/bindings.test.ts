import { expect, test } from '@jest/globals'
import { withoutBindings } from './bindings'

const binding = '<w:dataBinding w:xpath="/a" w:storeItemID="{1}"/>'
const control = (content: string, properties = binding) =>
  `<w:sdt><w:sdtPr>${properties}<w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('a control with a tag in it is bound to no data any more, and others stay bound', () => {
  const xml = control(run('§')) + control(run('x')) + run('§')
  expect(withoutBindings(xml, '§')).toBe(control(run('§'), '') + control(run('x')) + run('§'))
})

test('nor is one around it', () => {
  const xml = control(control(run('§'), '<w15:dataBinding w:xpath="/b"></w15:dataBinding>'))
  expect(withoutBindings(xml, '§')).toBe(control(control(run('§'), ''), ''))
})

test('without bindings nothing changes', () => {
  const xml = control(run('§'), '')
  expect(withoutBindings(xml, '§')).toBe(xml)
})
