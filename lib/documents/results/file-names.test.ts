import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runs } from '../test-support/property-runs'
import { baseName, resultName, safeFileName, uniqueNamer } from './file-names'

describe('a file name', () => {
  test.each([
    ['Акт 12/3: «Рентген»', 'Акт 12-3- «Рентген».docx'],
    ['../../etc/passwd', '..-..-etc-passwd.docx'],
    ['a\r\nb\tc', 'a b c.docx'],
    ['CON', '_CON.docx'],
    ['nul.txt', '_nul.txt.docx'],
    ['com¹', '_com¹.docx'],
    ['console', 'console.docx'],
    ['name. . .', 'name.docx'],
    ['\u202egnp.exe', 'gnp.exe.docx'],
    ['a\u0000b', 'ab.docx'],
    ['<>?*', 'document.docx'],
    ['', 'document.docx'],
    ['half \ud83d pair', 'half � pair.docx'],
  ])('of %j is %s', (text, expected) => {
    expect(safeFileName(text, '.docx')).toBe(expected)
  })

  test('can be written on Windows, macOS and Linux, whatever it is made of', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anything, fc.constantFrom('con', 'CON', 'a', 'A', ' a. ', 'я'.repeat(300))), {
          maxLength: 30,
        }),
        (texts) => {
          const name = uniqueNamer('.docx')
          const names = texts.map((text) => name(text))
          expect(new Set(names.map((each) => each.toLowerCase())).size).toBe(names.length)
          for (const each of names) {
            expect(each).not.toMatch(/[\p{Cc}\p{Cf}/\\:*?"<>|]|^\s|^(?:con|prn|aux|nul)(?:\.|$)/iu)
            expect(each.length).toBeLessThanOrEqual(150)
            expect(Buffer.byteLength(each)).toBeLessThanOrEqual(255)
            expect(each).toMatch(/[^\s.].*\.docx$/u)
            expect(each.isWellFormed()).toBe(true)
          }
        },
      ),
      runs(100),
    )
  })

  test('made of a file name is that name, and what may be in one stays as it is', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 200 })
    const harmless = fc.stringMatching(/^[а-яёa-z0-9№][а-яёa-z0-9№ _.,()-]{0,30}[а-яёa-z0-9]$/u)
    fc.assert(
      fc.property(anything, harmless, (text, name) => {
        const once = safeFileName(text, '.docx')
        expect(safeFileName(baseName(once), '.docx')).toBe(once)
        const plain = name.replace(/ +/g, ' ')
        if (!/^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/.test(plain))
          expect(safeFileName(plain, '.docx')).toBe(`${plain}.docx`)
      }),
      runs(500),
    )
  })

  test('that was given already gets a number, also in other capitals', () => {
    const name = uniqueNamer('.docx')
    expect(['Акт', 'акт', 'Акт (2)', 'Акт'].map((text) => name(text))).toEqual([
      'Акт.docx',
      'акт (2).docx',
      'Акт (2) (2).docx',
      'Акт (3).docx',
    ])
  })

  test.each([
    ['Акт.docx', '.docx', 'Акт — заполнено.docx'],
    ['АКТ.DOCX', '.docx', 'АКТ — заполнено.docx'],
    ['Акт.docx', '.pdf', 'Акт.pdf'],
    ['Акт.doc', '.docx', 'Акт.docx'],
    ['.docx', '.docx', 'document.docx'],
  ])('of what is made of %s as %s is %s', (source, extension, expected) => {
    expect(resultName(source, extension, 'заполнено')).toBe(expected)
  })

  test('of a result says what it is, however long that of its source is', () => {
    const source = `${'ж'.repeat(120)}.xlsx`
    const name = resultName(source, '.xlsx', 'дозы')
    expect(name).toMatch(/^ж+ — дозы\.xlsx$/u)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  })

  test('loses its extension and nothing else', () => {
    expect(baseName('Акт № 3. Кабинет 5.docx')).toBe('Акт № 3. Кабинет 5')
    expect(baseName('Акт № 3. Кабинет')).toBe('Акт № 3. Кабинет')
  })
})
