import { expect, test } from '@jest/globals'
import { parsePosology } from '../parse-posology'
import type { Posology, PosologyLanguage } from '../types'

/** `drug, dose, times in a period, prn, course`, what isn't said left out. */
function said({ drug, dose, frequency, asNeeded, duration }: Posology): string {
  return [
    drug,
    dose && `${dose.min} ${dose.unit}`,
    frequency && `${frequency.max}/${frequency.period}${frequency.periodUnit}`,
    asNeeded ? 'prn' : null,
    duration && `${duration.value}${duration.unit}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

test.each<[PosologyLanguage, string, readonly string[]]>([
  // Medicines given together share what is said behind the last.
  ['ru', 'Дротаверин 2 мл + метамизол 2 мл в/м при болях', ['Дротаверин, 2 mL, prn', 'метамизол, 2 mL, prn']],
  ['ro', 'Algocalmin 1 f + Papaverină 1 f i.m. la nevoie', ['Algocalmin, 1 {amp}, prn', 'Papaverină, 1 {amp}, prn']],
  ['en', 'Paracetamol 1 g and ibuprofen 400 mg as needed', ['Paracetamol, 1 g, prn', 'ibuprofen, 400 mg, prn']],
  ['en', 'Aspirin 75 mg and ramipril 5 mg od', ['Aspirin, 75 mg, 1/1d', 'ramipril, 5 mg, 1/1d']],
  // What it is dissolved in is no medicine.
  ['ru', 'Р-р натрия хлорида 0,9% 200 мл + цефтриаксон 2 г в/в 1 р/д', ['цефтриаксон, 2 g, 1/1d']],
  // Times that stand side by side are one; a list of meals has several.
  ['en', 'Metformin SR 1000 mg at night with supper', ['Metformin SR, 1000 mg, 1/1d']],
  ['ru', 'Новорапид по 6 ЕД перед завтраком, обедом и ужином', ["Новорапид, 6 [USP'U], 3/1d"]],
  // Nearly `past`, and says nothing of the past.
  ['en', 'Enoxaparin 40 mg sc od for 28 days post op', ['Enoxaparin, 40 mg, 1/1d, 28d']],
  // Doses by what is measured.
  ['en', 'Actrapid 4 units if BG 10-14, 6 units if 14-18', ["Actrapid, 4 [USP'U], prn", "Actrapid, 6 [USP'U], prn"]],
  ['ru', 'Актрапид 4 ЕД при глюкозе 10-12, 6 ЕД при 12-15', ["Актрапид, 4 [USP'U], prn", "Актрапид, 6 [USP'U], prn"]],
  ['ro', 'Humulin R 4 UI dacă glicemia 180-220, 6 UI dacă > 260', ['Humulin R, 4 [IU], prn', 'Humulin R, 6 [IU], prn']],
  // How a dose changes, and until when, is none.
  ['en', 'Lantus 10 units at bedtime, increase by 2 units every 3 days until FBG < 6', ["Lantus, 10 [USP'U], 1/1d"]],
  ['ru', 'Лантус 10 ЕД на ночь, корректировать на 2 ЕД каждые 3 дня', ["Лантус, 10 [USP'U], 1/1d"]],
  // Days of a course.
  ['en', 'Ivermectin 12 mg daily on days 1 to 3', ['Ivermectin, 12 mg, 1/1d, 3d']],
  [
    'ru',
    'Кагоцел: 2 дня по 2 таб. 3 р/д, далее 2 дня по 1 таб. 3 р/д',
    ['Кагоцел, 2 {tbl}, 3/1d, 2d', 'Кагоцел, 1 {tbl}, 3/1d, 2d'],
  ],
  [
    'en',
    'Azithromycin day 1 - 2 tablets, then 1 tablet daily',
    ['Azithromycin, 2 {tbl}', 'Azithromycin, 1 {tbl}, 1/1d'],
  ],
  ['en', 'Humalog: 4 units for BG 8-12, 6 units for BG > 12', ["Humalog, 4 [USP'U], prn", "Humalog, 6 [USP'U], prn"]],
  // The days that are left of a week.
  ['en', 'Warfarin 5 mg Mon Wed Fri and 2.5 mg other days', ['Warfarin, 5 mg, 3/1wk', 'Warfarin, 2.5 mg, 4/1wk']],
  ['ru', 'Варфарин 5 мг пн, ср, пт и 2,5 мг в остальные дни', ['Варфарин, 5 mg, 3/1wk', 'Варфарин, 2.5 mg, 4/1wk']],
  [
    'ro',
    'Acenocumarol 2 mg luni, joi, 1 mg în celelalte zile',
    ['Acenocumarol, 2 mg, 2/1wk', 'Acenocumarol, 1 mg, 5/1wk'],
  ],
])('%s: %s', (language, line, expected) => {
  expect(parsePosology(line, language).map(said)).toEqual(expected)
})

test('warns about a single intake with a time of day', () => {
  const [read] = parsePosology('Фосфомицин 3 г однократно на ночь', 'ru')
  expect(read?.frequency).toBeNull()
  expect(read?.warnings).toContain('TWO_READINGS')
})

test.each<[PosologyLanguage, string, readonly (string | null)[]]>([
  ['en', 'Humulin M3 sc 20 units with breakfast, 12 units with supper', ['sc', 'sc']],
  ['ru', 'Фуросемид в/в 40 мг утром, 20 мг днём', ['iv', 'iv']],
  ['ro', 'Lantus s.c. 20 UI dimineața, 10 UI seara', ['sc', 'sc']],
  // After a change of the dose the route may be another.
  ['ro', 'Amoxiclav 1,2 g i.v. de 3 ori pe zi, apoi 625 mg de 3 ori pe zi', ['iv', null]],
  ['en', 'TAKE 1 TABLET BY MOUTH EVERY DAY', ['oral']],
  ['ru', 'Диклофенак 1 амп. в/м в день 5 дней', ['im']],
  ['ro', 'Ketoprofen 100 mg 1 fiolă i.m. pe zi', ['im']],
  ['ro', 'Nurofen suspensie orală 5 ml de 3 ori pe zi', ['oral']],
  ['en', 'Paracetamol oral suspension 5 ml four times a day', ['oral']],
  ['ru', 'Парацетамол суспензия для приёма внутрь 5 мл 4 раза в день', ['oral']],
])('reads the routes of a line in %s: %s', (language, line, expected) => {
  expect(parsePosology(line, language).map(({ route }) => route)).toEqual(expected)
})

test.each<[PosologyLanguage, string]>([
  ['ru', 'Эналаприл 10 мг утром и вечером симвастатин 20 мг'],
  ['ro', 'Enalapril 10 mg dimineața și seara simvastatin 20 mg'],
  ['en', 'Enalapril 10 mg in the morning and in the evening simvastatin 20 mg'],
])('asks about a time between two medicines in %s', (language, line) => {
  const read = parsePosology(line, language)
  expect(read).toHaveLength(2)
  expect(read.every(({ warnings }) => warnings.includes('TWO_READINGS'))).toBe(true)
})

test('asks whether a time at the start is for the second medicine too', () => {
  const [first, second] = parsePosology('Утром эналаприл 10 мг, индапамид 1,5 мг; вечером аторвастатин 20 мг', 'ru')
  expect(first?.warnings).toEqual([])
  expect(second?.warnings).toContain('TWO_READINGS')
})
