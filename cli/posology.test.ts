import { describe, expect, test } from '@jest/globals'
import { Readable } from 'node:stream'
import { translator } from '@/lib/i18n/translate'
import { runPosology } from './posology'

async function posology(text: string | readonly Buffer[], ...words: string[]) {
  const out: string[] = []
  const input = Readable.from(typeof text === 'string' ? [Buffer.from(text)] : text)
  const code = await runPosology(
    words,
    { out: (lines) => out.push(...lines.split('\n')), translate: translator('en-US') },
    input,
  )
  return { code, out }
}

describe('actum posology', () => {
  test('answers each line with one JSON array, blank ones too, in order', async () => {
    const { code, out } = await posology('1 tab bd\n\n  \r\nпо 1 таб. 3 р/д\r\nhello')
    expect(code).toBe(0)
    expect(out).toHaveLength(5)
    expect(out.slice(1, 3)).toEqual(['[]', '[]'])
    expect(JSON.parse(out[0] ?? '')).toEqual([
      {
        drug: null,
        dose: { min: '1', max: '1', unit: '{tbl}' },
        frequency: { min: '2', max: '2', period: '1', periodMax: null, periodUnit: 'd' },
        perDay: { min: '2', max: '2', unit: '{tbl}' },
        asNeeded: false,
        duration: null,
        route: null,
        when: [],
        text: '1 tab bd',
        warnings: [],
      },
    ])
    expect(out[4]).toBe('[]')
  })

  test('reads letters that two chunks of the input share, and no more lines than there are', async () => {
    const bytes = Buffer.from('\ufeffпо 1 таб.\u2028 3 р/д\n')
    const { out } = await posology(
      [bytes.subarray(0, 4), bytes.subarray(4, 11), bytes.subarray(11)],
      '--data-lang',
      'ru',
    )
    expect(out).toHaveLength(1)
    expect(JSON.parse(out[0] ?? '')).toMatchObject([{ dose: { unit: '{tbl}' }, frequency: { max: '3' } }])
  })

  test('rejects other languages and options', async () => {
    await expect(posology('', '--data-lang', 'fr')).rejects.toMatchObject({ key: 'wrongValue' })
    await expect(posology('', '--out', 'a.json')).rejects.toMatchObject({ key: 'unknownOption' })
  })
})
