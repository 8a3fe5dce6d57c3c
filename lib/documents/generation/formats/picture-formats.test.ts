import { describe, expect, test } from '@jest/globals'
import { readPicture } from '../../pictures/sniff'
import { png } from '../../pictures/test-support/made-pictures'
import { normaliseName } from '../matching/normalise'
import { PICTURE_FORMATS } from './picture-formats'

/** 80 by 60 mm. */
const PHOTO = { ...readPicture(png(4, 3)), width: 2_880_000, height: 2_160_000 }

function run(name: string, args: readonly string[], text = '', picture: typeof PHOTO | null = PHOTO) {
  const format = PICTURE_FORMATS.find((each) => [each.name, ...each.aliases].includes(name))
  const value = { value: null, text, ...(picture === null ? {} : { picture }) }
  const result = format!.definition.apply(value, args, 'ru')
  if ('fault' in result) return result.fault
  if (!('picture' in result)) throw new TypeError('A text')
  return [result.picture.width / 36_000, result.picture.height / 36_000]
}

describe('the format «image»', () => {
  test.each([
    [[], [80, 60]],
    [['40x30'], [40, 30]],
    [['40х90'], [40, 30]],
    [['90 × 15'], [20, 15]],
    [
      ['40', '30'],
      [40, 30],
    ],
    [['40'], [40, 30]],
    [['4 см'], [40, 30]],
    [['40,5 мм'], [40.5, 30.375]],
    [['x30'], [40, 30]],
    [['160x120'], [160, 120]],
    [['550'], [550, 412.5]],
  ])('%j prints it %j millimetres large', (args, expected) => {
    expect(run('image', args)).toEqual(expected)
  })

  test.each([[['0']], [['551']], [['40x30x20']], [['wide']], [['']], [['40px']], [['-5']]])(
    '%j isn’t a size',
    (args) => {
      expect(run('image', args)).toBe('argument')
    },
  )

  test('a picture larger than a page’s text is made to fit it, with its shape', () => {
    expect(run('image', [], '', { ...PHOTO, width: 57_600_000, height: 43_200_000 })).toEqual([160, 120])
    expect(run('image', ['40'], '', { ...PHOTO, height: 2_880_000_000 })).toEqual([0.55, 550])
  })

  test.each(['C:\\photo.png', 'https://example.org/photo.png', 'data:image/png;base64,iVBORw0KGgo=', ''])(
    'a text is never followed: %j',
    (text) => {
      expect(run('image', ['40'], text, null)).toBe('value')
    },
  )
})

describe('the format «qr»', () => {
  test('prints a code of 25 millimetres, or as asked', () => {
    expect(run('qr', [], 'A-7', null)).toEqual([25, 25])
    expect(run('qr', ['40'], 'A-7', null)).toEqual([40, 40])
    expect(run('qr', ['4 cm'], 'A-7', null)).toEqual([40, 40])
  })

  test('tells what it can’t print', () => {
    expect(run('qr', [], 'x'.repeat(2_332), null)).toBe('value')
    expect(run('qr', ['big'], 'A-7', null)).toBe('argument')
  })
})

test('every name is one that a tag’s format can have', () => {
  const names = PICTURE_FORMATS.flatMap(({ name, aliases }) => [name, ...aliases])
  expect(names.map(normaliseName)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})
