import { describe, expect, test } from '@jest/globals'
import { headerWords } from './header-words'
import { Respeller } from './respelled'

const SPELLING = new Respeller([
  ['employee id', 'subject_id'],
  ['date of birth', 'birth'],
  ['personal dose', 'dose'],
  ['personel dosa', 'note'],
])

describe('misspelled headers', () => {
  test('are mended where one letter is missing, too many, wrong or exchanged', () => {
    for (const text of ['Emplyee ID', 'Employyee ID', 'Emploxee ID', 'Empolyee ID'])
      expect([text, SPELLING.respelled(text)]).toEqual([text, 'employee id'])
    expect(SPELLING.respelled('Dat of birth')).toBe('date of birth')
  })

  test('stay as they are where two letters differ, the first is another, or phrases of two meanings are as near', () => {
    expect(SPELLING.respelled('Emplye ID')).toBeNull()
    expect(SPELLING.respelled('Amployee ID')).toBeNull()
    expect(SPELLING.respelled('Personel dose')).toBeNull()
  })

  test('stay as they are where every word is a known one', () => {
    expect(SPELLING.respelled('date employee')).toBeNull()
  })

  test('mean what they were meant to', () => {
    expect(headerWords('Табельныйномер').meaning).toBe('subject_id')
    expect(headerWords('Year f birth').meaning).toBe('birth')
    expect(headerWords('Numele și preumele').meaning).toBe('subject')
    expect(headerWords('Recorded dos, mSv').dose).toBe(true)
  })

  test('leave a name with initials alone', () => {
    expect(headerWords('Emplyee I. D.').meaning).toBeNull()
  })
})
