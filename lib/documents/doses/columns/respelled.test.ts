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
  test('are corrected if one letter is missing, extra, wrong or swapped', () => {
    for (const text of ['Emplyee ID', 'Employyee ID', 'Emploxee ID', 'Empolyee ID'])
      expect([text, SPELLING.respelled(text)]).toEqual([text, 'employee id'])
    expect(SPELLING.respelled('Dat of birth')).toBe('date of birth')
  })

  test('are unchanged if two letters differ, the first letter differs, or phrases of two meanings are equally near', () => {
    expect(SPELLING.respelled('Emplye ID')).toBeNull()
    expect(SPELLING.respelled('Amployee ID')).toBeNull()
    expect(SPELLING.respelled('Personel dose')).toBeNull()
  })

  test('are unchanged if every word is known', () => {
    expect(SPELLING.respelled('date employee')).toBeNull()
  })

  test('get the intended meaning', () => {
    expect(headerWords('Табельныйномер').meaning).toBe('subject_id')
    expect(headerWords('Year f birth').meaning).toBe('birth')
    expect(headerWords('Numele și preumele').meaning).toBe('subject')
    expect(headerWords('Recorded dos, mSv').dose).toBe(true)
  })

  test('exclude a name with initials', () => {
    expect(headerWords('Emplyee I. D.').meaning).toBeNull()
  })
})
