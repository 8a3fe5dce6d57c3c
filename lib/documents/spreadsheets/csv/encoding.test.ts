import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../../error'
import { oneByte } from '../test-support/one-byte'
import { decodeText } from './encoding'

function utf16(text: string, endian: 'le' | 'be', mark: boolean): Uint8Array {
  const units = [...(mark ? `\ufeff${text}` : text)].flatMap((char) => [char.charCodeAt(0)])
  return Uint8Array.from(units.flatMap((unit) => (endian === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
}

const RUSSIAN = 'Фамилия;Доза, мЗв;Дата\r\nИванов Пётр;0,35;03.11.2026\r\nЩукина Юлия;«<0,05»;04.11.2026\r\n'
const CAPITALS = 'ФАМИЛИЯ;ДОЗА\nИВАНОВ;0,35\n'
const ROMANIAN = 'Nume;Doză;Secţie\r\nIonescu Ştefan;0,35;Radiologie şi imagistică\r\n'
const WESTERN = 'Name;Dose (µSv);Température\nMüller;0.35;20 °C\n'

describe('a file that names its encoding, or has only one', () => {
  test.each([
    ['UTF-8', Buffer.from(RUSSIAN), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${RUSSIAN}`), 'utf-8'],
    ['UTF-16 LE with a mark', utf16(RUSSIAN, 'le', true), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16(RUSSIAN, 'be', true), 'utf-16be'],
    ['UTF-16 LE without one', utf16(RUSSIAN, 'le', false), 'utf-16le'],
    ['UTF-16 BE without one', utf16(RUSSIAN, 'be', false), 'utf-16be'],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: RUSSIAN, encoding, certain: true, lost: 0 })
  })

  test('plain ASCII is UTF-8', () => {
    expect(decodeText(Buffer.from('a;b\n1;2'))).toMatchObject({ encoding: 'utf-8', certain: true })
  })
})

describe('a one-byte encoding is known by its letters', () => {
  test.each([
    ['windows-1251', RUSSIAN],
    ['windows-1251', CAPITALS],
    ['koi8-r', RUSSIAN.replace('«<0,05»', '<0,05')],
    ['koi8-r', CAPITALS],
    ['ibm866', RUSSIAN.replace('«<0,05»', '<0,05')],
    ['windows-1250', ROMANIAN],
    ['windows-1252', WESTERN],
    ['windows-1251', 'Прибор;ДКС-АТ1123 № 52014\nмощность дозы;0,11 мкЗв/ч ± 15 %\n'],
    ['windows-1250', 'Medic;Adresă\nPopa;Bd. Ștefan cel Mare\n'.replace('Ș', 'Ş')],
  ])('%s', (encoding, text) => {
    expect(decodeText(oneByte(text, encoding))).toEqual({ text, encoding, certain: false, lost: 0 })
  })

  test('letters after a long beginning of plain ones are found', () => {
    const text = `${'a;b;1,5\n'.repeat(50_000)}Иванов;Пётр;0,35\n`
    expect(decodeText(oneByte(text, 'windows-1251'))).toMatchObject({ encoding: 'windows-1251', text })
  })
})

test('UTF-8 that was cut inside a letter stays UTF-8, and says what was lost', () => {
  const bytes = Buffer.from(RUSSIAN.trimEnd() + 'ю').subarray(0, -1)
  expect(decodeText(bytes)).toMatchObject({ encoding: 'utf-8', lost: 1 })
})

test('bytes that aren’t text are refused', () => {
  expect(() => decodeText(Uint8Array.of(1, 0, 0, 255, 17, 0, 3))).toThrow(new DocumentError('SHEET_ENCODING'))
})
