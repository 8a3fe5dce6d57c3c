import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { DocumentError } from '../error'
import { CORPUS, corpusFiles } from '../test-support/corpus'
import { chooseSheet } from './choose-sheet'
import { readSpreadsheet } from './read'

const SPREADSHEET = /\.(xls[xmb]?|ods|csv)$/i
const LIMIT_SECONDS = 20

const files = ['doses', 'hostile'].flatMap((folder) => corpusFiles(folder, SPREADSHEET))

// SheetJS names the records that it doesn't know on the console.
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => {
  jest.restoreAllMocks()
})

describe('spreadsheets of other people and hostile ones are read, or refused with a code', () => {
  if (files.length === 0) test.skip(`there are no files at ${CORPUS}`, () => {})
  for (const file of files) {
    test(path.relative(CORPUS, file), async () => {
      const started = process.cpuUsage()
      const error = await readSpreadsheet(readFileSync(file), { name: path.basename(file) }).then(
        (workbook) => {
          try {
            chooseSheet(workbook)
            return null
          } catch (caught) {
            return caught
          }
        },
        (caught: unknown) => caught,
      )
      if (error !== null) expect(error).toBeInstanceOf(DocumentError)
      expect(process.cpuUsage(started).user).toBeLessThan(LIMIT_SECONDS * 1_000_000)
    })
  }
})
