import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

function read(rows: Rows) {
  const { doses, decisions } = readSheets({ A: rows })
  return {
    doses: doses.map(doseLine),
    asked: decisions.map(({ cell, column, reason }) => `${cell ?? column.letter} ${reason}`),
  }
}

describe('a note below that gives another unit than the title', () => {
  const rows = (note: string): Rows => [
    ['Individual doses of staff, mSv, July 2025'],
    ['No.', 'Name', 'Hp(10)'],
    [1, 'Adams A.', 83],
    [2, 'Brown B.', 115],
    [],
    [note],
  ]

  test('asks, and reads nothing until the question is answered', () => {
    expect(read(rows('Note: values are given in µSv'))).toEqual({ doses: [], asked: ['C unitUnknown'] })
  })

  test.each(['Note: values are given in mSv', 'Doses above 100 µSv are investigated', 'Annual limit: 20 000 µSv'])(
    'isn’t one: %s',
    (note) => {
      expect(read(rows(note)).asked).toEqual([])
    },
  )
})

describe('what a register of badges says', () => {
  test('a spare badge belongs to nobody, and a device’s number isn’t a quantity', () => {
    const rows: Rows = [
      ['EPD readings Hp(10) in µSv'],
      ['EPD', 'Wearer', 'Dose'],
      ['E-31', 'F. Cresswell', 96],
      ['E-32', 'R. Ormerod', 153],
      ['E-33', 'Spare', 4],
    ]
    expect(read(rows).doses).toEqual([
      'C3 Hp(10) 96 uSv; F. Cresswell [E-31]; -',
      'C4 Hp(10) 153 uSv; R. Ormerod [E-32]; -',
      'C5 Hp(10) 4 uSv control; Spare [E-33]; -',
    ])
  })

  test('recognizes a quarter by its last day, and a place below an apron by its name', () => {
    const rows: Rows = [
      ['Quarter ending 31 December 2024'],
      ['Wearer', 'Under apron, chest Hp(10), mSv'],
      ['Entwistle Nigel', 0.06],
      ['Ormerod Isla', 0.11],
    ]
    expect(read(rows).doses).toEqual([
      'B3 Hp(10) 0.06 mSv; Entwistle Nigel; 2024-Q4; chest',
      'B4 Hp(10) 0.11 mSv; Ormerod Isla; 2024-Q4; chest',
    ])
  })
})

test('lines of a card that look like an empty header still name the person of the tables below', () => {
  const rows: Rows = [
    ['Dose record card'],
    ['Name', 'Reeve Mark', null, 'Staff no.', 'K-118'],
    ['Group', 'A', null, 'Hired', '2023-01-09'],
    [],
    ['Doses at former workplaces (effective dose, mSv)'],
    ['Year', 'Employer', 'Dose'],
    [2020, 'Atom Repair', 3.47],
    [2021, 'Isotope Service', 2.48],
  ]
  expect(read(rows).doses).toEqual([
    'C7 E 3.47 mSv; Reeve Mark [K-118]; 2020',
    'C8 E 2.48 mSv; Reeve Mark [K-118]; 2021',
  ])
})
