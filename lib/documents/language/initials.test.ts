import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../spreadsheets/language'
import { withInitials, type InitialsStyle } from './initials'

const USUAL: InitialsStyle = { place: null, surname: null }

function initials(name: string, language: DataLanguage = 'ru', style: Partial<InitialsStyle> = {}): string {
  const result = withInitials(name, language, { ...USUAL, ...style })
  return 'text' in result ? result.text.replaceAll('\u00a0', '_') : `unknown ${result.unknown}`
}

describe('a full name with initials', () => {
  test.each<[DataLanguage, string, string]>([
    ['ru', 'Иванов Иван Иванович', 'Иванов_И._И.'],
    ['ru', '  Иванов\u00a0Иван   Иванович ', 'Иванов_И._И.'],
    ['ru', 'Иванов Иван', 'Иванов_И.'],
    ['ru', 'Иван Иванович Иванов', 'Иванов_И._И.'],
    ['ru', 'Мамин-Сибиряк Дмитрий Наркисович', 'Мамин-Сибиряк_Д._Н.'],
    ['ru', 'Сартр Жан-Поль', 'Сартр_Ж.-П.'],
    ['ru', 'Мамедов Али Гасан оглы', 'Мамедов_А._Г._оглы'],
    ['ru', 'Ёлкина Ёлка Йозефовна', 'Ёлкина_Ё._Й.'],
    ['ru', 'фон Браун Вернер', 'фон Браун_В.'],
    ['ru', 'Абрамович Роман Аркадьевич', 'Абрамович_Р._А.'],
    ['ru', 'Ольга Петровна Станкевич', 'Станкевич_О._П.'],
    ['ru', 'Иван Иванович Мицкевич', 'Мицкевич_И._И.'],
    ['ru', 'Ольга Станкевич', 'Станкевич_О.'],
    ['ru', 'Иван Петров', 'Петров_И.'],
    ['ru', 'Шевченко Ирина', 'Шевченко_И.'],
    ['ru', 'Русу Марина', 'Русу_М.'],
    ['ru', 'Мельник Константин', 'Мельник_К.'],
    ['ru', 'Ирина Петрова', 'Петрова_И.'],
    ['ru', 'Яков Петров', 'Петров_Я.'],
    ['ru', 'Мария Чебан', 'Чебан_М.'],
    ['ru', 'Гарсиа Маркес Габриэль', 'Гарсиа Маркес_Г.'],
    ['ru', 'Виктория Богдан', 'Богдан_В.'],
    ['ru', 'Отто фон Бисмарк', 'фон Бисмарк_О.'],
    ['ru', 'Бабаева Нармина Чингиз кызы', 'Бабаева_Н._Ч._кызы'],
    ['ru', 'Ким Ир Сен', 'Ким_И._С.'],
    ['ro', 'Popescu Ion', 'Popescu_I.'],
    ['ro', 'Ion Popescu', 'Popescu_I.'],
    ['ro', 'Gheorghe-Alexandru Ionescu', 'Ionescu_G.-A.'],
    ['ro', 'Serghei Munteanu', 'Munteanu_S.'],
    ['ro', 'Dumitru Sava', 'Sava_D.'],
    ['ro', 'Țurcanu Ștefan Gheorghe', 'Țurcanu_Ș._G.'],
    ['en', 'John Ronald Smith', 'J._R._Smith'],
    ['en', 'Ludwig van Beethoven', 'L._van Beethoven'],
  ])('in %s: %s is %s', (language, name, expected) => {
    expect(initials(name, language)).toBe(expected)
  })

  test('has them before the surname or after it, as is asked', () => {
    expect(initials('Иванов Иван Иванович', 'ru', { place: 'before' })).toBe('И._И._Иванов')
    expect(initials('John Smith', 'en', { place: 'after' })).toBe('Smith_J.')
    expect(initials('Ion Popescu', 'ro', { surname: 'last' })).toBe('Popescu_I.')
    expect(initials('Smith John', 'en', { surname: 'first' })).toBe('J._Smith')
  })

  test.each<[string, InitialsStyle['place'], string]>([
    ['А. А. Смирнова', 'after', 'Смирнова_А._А.'],
    ['Смирнова А.А.', 'before', 'А.А._Смирнова'],
    ['Смирнова А. А.', 'after', 'Смирнова А. А.'],
    ['А. фон Браун', 'after', 'фон Браун_А.'],
    ['И. Мария', 'after', 'И. Мария'],
    ['И. Гуцу Б.', 'after', 'И. Гуцу Б.'],
  ])('%s, asked %s the surname, is %s', (name, place, expected) => {
    expect(initials(name, 'ru', { place })).toBe(expected)
  })

  test('has the father’s name after the given one, as in Moldovan papers', () => {
    expect(initials('Ceban Oxana Ion', 'ro')).toBe('Ceban_O._I.')
    expect(initials('Maria Anton Popescu', 'ro')).toBe('Anton Popescu_M.')
  })

  test.each(['Иванов', 'Иванов И. И.', 'Иванов И.И.', 'И. И. Иванов', 'Иванов Иван И.'])(
    'is left as it is: %s',
    (name) => {
      expect(withInitials(name, 'ru', USUAL)).toEqual({ text: name })
    },
  )

  test.each<[DataLanguage, string]>([
    ['ru', 'Давид Марк'],
    ['ru', 'Олег Павлович'],
    ['ro', 'Anton Marin'],
    ['ru', 'Бо Ло'],
  ])('stays as it is where either word may be the surname: in %s, %s', (language, name) => {
    expect(initials(name, language)).toBe('unknown order')
  })

  test('determines the order from the name before it was declined', () => {
    expect(withInitials('Любови Кучер', 'ru', USUAL, 'Любовь Кучер')).toEqual({ text: 'Кучер\u00a0Л.' })
  })

  test.each(['ООО «Ромашка» и партнёры', 'Аппарат 12', 'Один Два Три Четыре Пять'])('is none: %s', (name) => {
    expect(initials(name)).toBe('unknown name')
  })
})
