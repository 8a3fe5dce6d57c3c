import { describe, expect, test } from '@jest/globals'
import { readMark } from './marks'

describe('marks in two languages', () => {
  test.each([
    ['nepredat / не сдан', 'not_exchanged'],
    ['не сдан/nepredat', 'not_exchanged'],
    ['lost / pierdut', readMark('lost', 'dosimetry')],
  ])('%s is the mark that each half is', (text, censor) => {
    expect(censor).not.toBeNull()
    expect(readMark(text, 'dosimetry')).toBe(censor)
  })

  test.each(['nepredat / <LD', 'nepredat / утерян', 'nepredat / кабинет', 'не сдан / 0,2'])(
    '%s: the halves differ, so it is none',
    (text) => {
      expect(readMark(text, 'dosimetry')).toBeNull()
    },
  )
})
