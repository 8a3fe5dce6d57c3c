import { expect, test } from '@jest/globals'
import { normaliseName } from './normalise'
import { nearest, similarity } from './similarity'

test.each([
  ['Свинцовый  эквивалент', ' свинцовый\u00a0эквивалент '],
  ['Счётчик', 'СЧЕТЧИК'],
  ['Й', 'И\u0306'],
  ['Număr de înregistrare', 'numa\u0306r de i\u0302nregistrare'],
  ['Ştampilă şi ţară', 'ștampilă și țară'],
  ['Full\u2009name', 'FULL NAME'],
  ['ООО «Ромашка»', 'ооо "ромашка"'],
  ['Spitalul „Sf. Maria”', 'spitalul “sf. maria”'],
  ["owner's name", 'owner’s name'],
  ['дата\u200b', 'да\u00adта'],
])('%s is the same name as %s', (a, b) => {
  expect(normaliseName(a)).toBe(normaliseName(b))
})

test.each([
  ['дата', 'дать'],
  ['№', 'N'],
  ['Nr. 1', 'Nr. 2'],
])('%s is another name than %s', (a, b) => {
  expect(normaliseName(a)).not.toBe(normaliseName(b))
})

test.each([
  ['инв номер', ['Дата', 'Инв. №', 'Номер кабинета'], 'Инв. №'],
  ['nr inventar', ['Data', 'Nr. de inventar', 'Secția'], 'Nr. de inventar'],
  ['inv number', ['Date', 'Inv. no.', 'Invoice sum'], 'Inv. no.'],
  ['Фамиля', ['Имя', 'Фамилия'], 'Фамилия'],
  ['room', ['Serial', 'Address'], null],
  ['рентгенодиагностический кабинет № 3', ['Номер', 'Дата'], null],
  ['', ['Serial'], null],
])('of %s and %j the nearest is %s', (name, candidates, expected) => {
  expect(nearest(name, candidates, (candidate) => candidate)).toBe(expected)
})

test('likeness is the same both ways and 1 for the same words', () => {
  expect(similarity('дата поверки', 'поверки дата')).toBe(similarity('поверки дата', 'дата поверки'))
  expect(similarity('Nr. crt.', 'nr crt')).toBe(1)
})
