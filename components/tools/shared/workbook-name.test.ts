import { describe, expect, test } from '@jest/globals'
import { resultName } from '@/lib/documents/results/file-names'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { workbookName } from './workbook-name'

describe('the name that the screen shows before the run', () => {
  test.each([
    ['Дозы.xlsx', 'xlsx', '.xlsx'],
    ['ДОЗЫ.XLSX', 'xlsx', '.xlsx'],
    ['Дозы.xlsx', 'csv', '.zip'],
    ['Дозы.zip', 'csv', '.zip'],
    ['Протокол № 3. Кабинет 5.docx', 'xlsx', '.xlsx'],
    ['Дозы.csv', 'json', '.json'],
  ] as const)('for %s as %s is the name of the result', (source, format, extension) => {
    for (const locale of LOCALES) {
      const { dose, files } = messagesOf(locale)
      expect(workbookName(source, format, dose.result.inName)).toBe(resultName(source, extension, files.dosesInName))
    }
  })
})
