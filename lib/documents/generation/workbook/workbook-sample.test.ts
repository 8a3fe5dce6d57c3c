import { expect, test } from '@jest/globals'
import { cellsOf, fill, form, type FormSheet } from './test-support/form'

/** How a form prints 7 in words, where nothing but its own text tells its language. */
async function sevenIn(sheet: FormSheet): Promise<unknown> {
  const { file } = await fill(form([sheet]), { language: 'auto', messagesIn: 'en', groupBy: [], single: true })
  return (await cellsOf(file.bytes)).A1
}

const WORDS = { A1: '{No | words}' }

test.each<[where: string, sheet: FormSheet, right: string]>([
  ['cells without tags', { cells: { ...WORDS, A2: 'Fluturaș de salariu', A3: 'În litere' } }, 'șapte'],
  ['cells without tags', { cells: { ...WORDS, A2: 'Расчётный листок' } }, 'семь'],
  ['cells without tags', { cells: { ...WORDS, A2: 'Fluturas', A3: 'Angajatul', A4: 'In litere' } }, 'șapte'],
  ['a header', { cells: WORDS, after: headerOf('Расчётный листок') }, 'семь'],
  ['the sheet’s name', { name: 'Листок', cells: WORDS }, 'семь'],
  ['nothing', { cells: WORDS }, 'seven'],
])('a form’s language is told by %s', async (_, sheet, right) => {
  expect(await sevenIn(sheet)).toBe(right)
})

function headerOf(text: string): string {
  return `<headerFooter><oddHeader>&amp;L&amp;"Times New Roman,Bold"&amp;12${text}</oddHeader></headerFooter>`
}
