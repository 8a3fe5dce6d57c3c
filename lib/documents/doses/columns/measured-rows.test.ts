import { describe, expect, test } from '@jest/globals'
import { type Measured, measuredIn } from './measured-rows'

type Case = readonly [label: string, unit: string]

const CASES: Readonly<Record<Measured, readonly Case[]>> = {
  dose: [
    ['Hp(10), мЗв', ''],
    ['Hp(10)', 'мЗв'],
    ['Hp(0,07), мкЗв', ''],
    ['Эффективная доза', ''],
    ['Доза, мЗв', ''],
    ['Доза', 'мЗв'],
    ['Доза', ''],
    ['Доза на хрусталик, мЗв', ''],
    ['Средняя доза в железистой ткани, мГр', ''],
    ['I квартал, мЗв', ''],
    ['Итого, мЗв', ''],
    ['Hp(3), mSv', ''],
    ['Lens dose', 'mSv'],
    ['Result, mSv', ''],
    ['Doza efectivă, mSv', ''],
    ['Doza la cristalin', 'mSv'],
    ['Doza pe trimestru', ''],
    // The unit asks for itself.
    ['Hp(10), 10⁻² мЗв', ''],
  ],
  unsure: [
    ['Прочее, мЗв', ''],
    ['Группа А', 'мЗв'],
    ['Мощность дозы в кабинете, мкЗв/ч', ''],
    ['Room 12, µSv/h', ''],
    ['Hp(10) ± 2σ, mSv', ''],
    ['Номер дозиметра Hp(10)', ''],
    ['Доза у стены', ''],
    ['Хрусталик', ''],
    ['Left hand', ''],
    ['', ''],
    ['', 'мЗв'],
  ],
  other: [
    ['Возраст', ''],
    ['Возраст', 'лет'],
    ['Стаж, лет', ''],
    ['Табельный №', ''],
    ['Кабинет', ''],
    ['Дата измерения Hp(10)', ''],
    ['Число исследований', ''],
    ['Число измерений Hp(10)', ''],
    ['Количество доз', ''],
    ['Погрешность, мЗв', ''],
    ['Погрешность Hp(10)', '%'],
    ['Порог регистрации, мЗв', ''],
    ['Коллективная доза, чел.-мЗв', ''],
    ['Hp(10), % от предела', ''],
    ['Масса тела, кг', ''],
    ['Доза препарата, мг', ''],
    ['Введённая активность, МБк', ''],
    ['Age', 'years'],
    ['Number of doses', ''],
    ['No. of Hp(10) badges', ''],
    ['Uncertainty, mSv', ''],
    ['Limit of detection, mSv', ''],
    ['± Hp(10), mSv', ''],
    ['Badge number', ''],
    ['Vârsta', 'ani'],
    ['Numărul procedurilor', ''],
    ['Incertitudine, mSv', ''],
    ['Limita de detecție, mSv', ''],
  ],
}

describe.each(Object.entries(CASES))('%s', (measured, cases) => {
  test.each(cases)('«%s», «%s»', (label, unit) => {
    expect(measuredIn(label, unit)).toBe(measured)
  })
})
