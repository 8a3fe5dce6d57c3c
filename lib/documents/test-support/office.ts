import { spawnSync } from 'node:child_process'
import { existsSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { findSoffice } from '@/lib/conversion/find-soffice'

const BATCH = 60
const BATCH_MS = 240_000

/** Whether there is a LibreOffice here to ask. */
export function hasOffice(): boolean {
  return findSoffice(process.env) !== null
}

/**
 * What LibreOffice makes of files in a format as it names them (`pdf`, `txt:Text`), by file; none for one that it can't read or
 * never ends. Null where there's no LibreOffice.
 */
export function convertAll(files: readonly string[], format: string): Map<string, Uint8Array> | null {
  const program = findSoffice(process.env)
  if (program === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-office-'))
  try {
    return convertIn(folder, program, files, format)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function convertIn(folder: string, program: string, files: readonly string[], format: string): Map<string, Uint8Array> {
  const made = new Map<string, Uint8Array>()
  const [extension] = format.split(':')
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
  const options = [profile, '--headless', '--norestore', '--convert-to', format, '--outdir', folder]
  mkdirSync(path.join(folder, 'in'))
  // Files of several folders have the same names.
  let left = files.map((file, index) => ({ file, stem: String(index).padStart(4, '0') }))
  while (left.length > 0) {
    const batch = left.slice(0, BATCH)
    const inputs = batch.map(({ file, stem }) => {
      const input = path.join(folder, 'in', stem + path.extname(file))
      copyFileSync(file, input)
      return input
    })
    const { status } = spawnSync(program, [...options, ...inputs], { timeout: BATCH_MS, stdio: 'ignore' })
    let last = -1
    for (const [index, { file, stem }] of batch.entries()) {
      const output = path.join(folder, `${stem}.${extension}`)
      if (!existsSync(output)) continue
      made.set(file, readFileSync(output))
      rmSync(output)
      last = index
    }
    // Where it was ended, the first one after those that it made is the one that it hangs on or dies of.
    left = left.slice(status === 0 ? batch.length : last + 2)
  }
  return made
}

/** Rows put into a workbook's first sheet before one of its rows, from 0. */
export interface InsertedRows {
  readonly workbook: Uint8Array
  readonly before: number
  readonly count: number
}

const MACROS = 'user/basic/Standard'
const LIBRARY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Rows"/></library:library>`
const LIBRARIES = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:libraries PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "libraries.dtd">
<library:libraries xmlns:library="http://openoffice.org/2000/library" xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple" library:link="false"/></library:libraries>`
const MODULE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Rows" script:language="StarBasic">
Sub Insert(list As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue, kind(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  kind(0).Name = "FilterName" : kind(0).Value = "Calc MS Excel 2007 XML"
  Dim job As String, words, book
  Open list For Input As #1
  Do While Not Eof(1)
    Line Input #1, job
    words = Split(job, "|")
    If UBound(words) = 3 Then
      book = StarDesktop.loadComponentFromURL(ConvertToURL(words(0)), "_blank", 0, hidden())
      If CLng(words(3)) &gt; 0 Then book.Sheets.getByIndex(0).Rows.insertByIndex(CLng(words(2)), CLng(words(3)))
      book.storeToURL(ConvertToURL(words(1)), kind())
      book.close(True)
    End If
  Loop
  Close #1
  StarDesktop.terminate()
End Sub
</script:module>`

/** The workbooks as LibreOffice saves them once it has inserted rows, in their order; null where there's no LibreOffice. */
export function withInsertedRows(jobs: readonly InsertedRows[]): Uint8Array[] | null {
  const program = findSoffice(process.env)
  if (program === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-office-'))
  try {
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    const run = (...words: string[]) =>
      spawnSync(program, [profile, '--headless', '--norestore', ...words], { timeout: BATCH_MS, stdio: 'ignore' })
    // The first start writes its own profile over what is there.
    run('--terminate_after_init')
    const macros = path.join(folder, 'profile', MACROS)
    mkdirSync(macros, { recursive: true })
    writeFileSync(path.join(macros, 'Rows.xba'), MODULE)
    writeFileSync(path.join(macros, 'script.xlb'), LIBRARY)
    writeFileSync(path.join(macros, '../script.xlc'), LIBRARIES)
    const fileOf = (index: number, which: string) => path.join(folder, `${index}.${which}.xlsx`)
    const lines = jobs.map(({ workbook, before, count }, index) => {
      writeFileSync(fileOf(index, 'in'), workbook)
      return `${fileOf(index, 'in')}|${fileOf(index, 'out')}|${before}|${count}`
    })
    writeFileSync(path.join(folder, 'list'), lines.join('\n') + '\n')
    run(`macro:///Standard.Rows.Insert("${path.join(folder, 'list')}")`)
    return jobs.map((_, index) => readFileSync(fileOf(index, 'out')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
