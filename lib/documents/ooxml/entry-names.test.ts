import { expect, test } from '@jest/globals'
import { checkEntryName } from './entry-names'

test('a name that is refused is reported on one line, and cut between two characters', () => {
  const refused = (name: string) => expect(() => checkEntryName(name, name.length, 255))
  refused('/a\nb').toThrow(expect.objectContaining({ code: 'GATE_NAME', params: { name: '/a?b' } }))
  const long = `/${'a'.repeat(77)}`
  refused(`${long}😀😀`).toThrow(expect.objectContaining({ params: { name: `${long}…` } }))
})
