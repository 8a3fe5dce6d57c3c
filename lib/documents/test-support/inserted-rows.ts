import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findSoffice } from '@/lib/conversion/find-soffice'
import { officeMacro } from './office-macro'

const RUN_MS = 240_000

const INSERT = {
  declarations: `Dim hidden(0) As New com.sun.star.beans.PropertyValue, kind(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  kind(0).Name = "FilterName" : kind(0).Value = "Calc MS Excel 2007 XML"
  Dim book`,
  job: `book = StarDesktop.loadComponentFromURL(ConvertToURL(words(0)), "_blank", 0, hidden())
      If CLng(words(3)) > 0 Then book.Sheets.getByIndex(0).Rows.insertByIndex(CLng(words(2)), CLng(words(3)))
      book.storeToURL(ConvertToURL(words(1)), kind())
      book.close(True)
      book = Nothing`,
}

/** Rows put into a workbook's first sheet before one of its rows, from 0. */
export interface InsertedRows {
  readonly workbook: Uint8Array
  readonly before: number
  readonly count: number
}

/** The workbooks as LibreOffice saves them once it has inserted rows, in their order; null where there's no LibreOffice. */
export function withInsertedRows(jobs: readonly InsertedRows[]): Uint8Array[] | null {
  const program = findSoffice(process.env)
  if (program === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-office-'))
  try {
    const fileOf = (index: number, which: string) => path.join(folder, `${index}.${which}.xlsx`)
    for (const [index, { workbook }] of jobs.entries()) writeFileSync(fileOf(index, 'in'), workbook)
    const insert = officeMacro(program, folder, INSERT, RUN_MS)
    insert(jobs.map(({ before, count }, index) => [fileOf(index, 'in'), fileOf(index, 'out'), before, count]))
    return jobs.map((_, index) => readFileSync(fileOf(index, 'out')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
