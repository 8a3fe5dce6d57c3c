import { expect, test } from '@jest/globals'
import { knowledgeOf } from './knowledge'

const [march, april] = [{ data: 'march.csv' }, { data: 'april.csv' }]

test.each([
  ['nothing to ask is nothing to know', null, null, null, 'none'],
  ['a question without a word about it is being asked', march, null, null, 'asking'],
  ['the answer to another question answers nothing', april, march, null, 'asking'],
  ['so does another’s failure', april, null, march, 'asking'],
  ['the same question asked again has its answer', { ...march }, march, null, 'answered'],
  ['one that none came to has failed, whatever was answered before', april, march, april, 'failed'],
] as const)('%s', (_what, question, answered, failed, known) => {
  const about = (told: object | null) => (told === null ? null : { question: told })
  expect(knowledgeOf({ inspected: about(answered), inspectionFailure: about(failed) }, question)).toBe(known)
})
