import { describe, expect, test } from '@jest/globals'
import { parsePosology } from '../parse-posology'
import type { PosologyLanguage } from '../types'

describe('warns about details that no field of an instruction covers', () => {
  test.each<[PosologyLanguage, string, string]>([
    ['en', 'Vancomycin 1 g in 250 mL at a rate of 125 mL/h', 'TWO_READINGS'],
    ['ru', 'Ванкомицин 1 г в 250 мл со скоростью 125 мл/ч', 'TWO_READINGS'],
    ['en', 'Ceftriaxone 1 g in 100 mL IV once daily', 'TWO_READINGS'],
    ['ru', 'Цефтриаксон 1 г в 100 мл в/в 1 раз в день', 'TWO_READINGS'],
    ['ro', 'Amoxicilină 250 mg/5 ml de 3 ori pe zi', 'TWO_READINGS'],
    ['en', 'Docetaxel days 1, 8 and 15 35 mg', 'TWO_READINGS'],
    ['en', 'Methotrexate 10 mg on day 1 and day 8', 'UNEXPLAINED_TEXT'],
    ['en', 'Insulin aspart 6 units sc if glucose above 14 mmol', 'UNEXPLAINED_TEXT'],
    ['en', 'Fluconazole 150 mg stat, repeat after 3 days', 'UNEXPLAINED_TEXT'],
    ['en', 'Permethrin 5% apply overnight, repeat after one week', 'UNEXPLAINED_TEXT'],
    ['en', 'Take 2 capsules twice daily Zurplax Forte', 'UNEXPLAINED_TEXT'],
    ['en', 'Paracetamol 500 mg, 1 g four times a day', 'TWO_AMOUNTS'],
    ['en', 'T. Cardovas 40 od', 'TWO_READINGS'],
    ['en', 'Lisinopril I0 mg daily', 'UNEXPLAINED_NUMBER'],
    ['ru', 'Метформин 8S0 мг утром', 'UNEXPLAINED_NUMBER'],
    ['ro', 'Enoxaparină 0,4 ml la 1Z ore', 'UNEXPLAINED_NUMBER'],
    ['ru', 'Эноксапарин 06 мл п/к', 'AMBIGUOUS_NUMBER'],
    ['en', 'Ketorolac 0-5 mg prn', 'AMBIGUOUS_NUMBER'],
    ['en', 'Aspart 6.8 units tds', 'AMBIGUOUS_NUMBER'],
    ['en', 'Valproate 20..30 mg bd', 'AMBIGUOUS_NUMBER'],
    ['ro', 'Dicarbocalm 1,2 cp la nevoie', 'UNEXPLAINED_NUMBER'],
    ['ru', 'Тобрекс по 1/2 кап. 4 раза в день', 'UNEXPLAINED_NUMBER'],
    ['en', 'Continue carvedilol 6 25 mg bd', 'UNEXPLAINED_NUMBER'],
    ['en', 'Levetiracetam 500 mg tabs (7) 1-0-1', 'UNEXPLAINED_NUMBER'],
    ['en', 'Prednisolone 30 mg daily x S days', 'UNEXPLAINED_NUMBER'],
    ['ru', 'Бисопролол 2,5 мг вкс. утром', 'TWO_READINGS'],
    ['en', 'Allergic to prednisone 40 mg daily x 5 days, then 30 mg daily', 'TWO_READINGS'],
    ['en', 'Lisinopril 10 mg (1000 mL) daily', 'TWO_READINGS'],
    ['en', 'Bisoprolol 2/5 mg daily', 'TWO_READINGS'],
    ['en', 'Cap Omevix 20 bd', 'TWO_READINGS'],
    // A part that leads nowhere, or says something else than the rest.
    ['en', 'Bisoprolol 5 mg or three times a day', 'UNEXPLAINED_TEXT'],
    ['ru', 'Бисопролол 5 мг утром, или', 'UNEXPLAINED_TEXT'],
    ['ro', 'Bisoprolol 5 mg de 3 ori pe zi o lună, 7 zile', 'UNEXPLAINED_TEXT'],
    ['en', 'Bisoprolol stat 5 mg three times a day', 'UNEXPLAINED_TEXT'],
    ['en', 'Prednisolone 5 mg three times a day at 8:00 and 20:00', 'TWO_RHYTHMS'],
    ['ru', 'Омез 1 к 2 р/д', 'TWO_READINGS'],
    ['ru', 'Месалазин свечи 500 мг 2 р/д, клизмы 4 г/60 мл на ночь', 'UNEXPLAINED_TEXT'],
    ['ru', 'Иммуноглобулин 1 доза в/м', 'TWO_READINGS'],
    ['ru', 'Мизопростол 400 мкг через 6 ч', 'TWO_READINGS'],
    // Ordinary words that look like misspelled times and negations.
    ['en', 'Bisoprolol 5 mg print twice a day', 'TWO_READINGS'],
    ['en', 'Bisoprolol 5 mg balanced twice a day', 'UNEXPLAINED_TEXT'],
    ['ru', 'Бисопролол 5 мг среди 2 раза в день', 'TWO_READINGS'],
    ['ro', 'Bisoprolol 5 mg manual dimineața', 'TWO_READINGS'],
    ['ro', 'Phosphalugel 1 plic cu o oră înainte de masă și la culcare', 'UNEXPLAINED_TEXT'],
    // The first step isn't understood.
    ['ro', 'Humalog s.c.: apă 8-10 - 2 UI, 10-12 - 4 UI', 'UNEXPLAINED_TEXT'],
  ])('%s: %s', (language, line, warning) => {
    expect(parsePosology(line, language).flatMap(({ warnings }) => warnings)).toContain(warning)
  })
})

test.each<[PosologyLanguage, string]>([
  ['en', 'Wt 68 kg, eGFR 55. Enoxaparin 60 mg SC BD'],
  ['ru', 'Вес 72 кг, креатинин 90. Эноксапарин 0,6 мл п/к 2 р/д'],
  ['en', 'Hydrocortisone 1% cream apply thinly bd 7/7'],
  ['en', 'Amoxicillin 250 mg/5 mL 5 mL tds'],
  ['ro', 'Cefuroximă 750 mg i.v. la 8 ore'],
  ['ro', 'Enoxaparină 0,4 ml s.c. la 12 h'],
])(
  'a fact of the patient before the medicine, or a strength beside the dose, leaves nothing out: %s %s',
  (language, line) => {
    expect(parsePosology(line, language).flatMap(({ warnings }) => warnings)).toEqual([])
  },
)
