/** How soon the result of many documents is on the screen and is searched. */
import { chromium } from 'playwright/test'
import { OwnServer } from '@/e2e/own-server'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { chromium as browserHere } from '@/scripts/steps/system-packages.mjs'
import { inWords, spreadInWords, spreadOf } from './support/figures'
import { inFolder } from './support/in-folder'
import { DOCUMENTS, longResult, type LongResult } from './support/long-result'

const TIMES = 5
const KEYS = ['firstPaint', 'list', 'byRow', 'byValue', 'rowsDrawn', 'pageKb'] as const
const HEAD = ['documents', 'first paint, ms', 'list, ms', 'found by row, ms', 'by value, ms', 'rows drawn', 'page, KB']

const executablePath = browserHere()
if (executablePath === null) throw new Error('There is no Chromium here.')

await inFolder(async (folder) => {
  const server = await OwnServer.create(folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const results = await longResult(browser, server.origin, TIMES)
    const told = (key: keyof LongResult) => spreadInWords(spreadOf(results.map((one) => one[key])))
    console.log(markdownTable([HEAD, [inWords(DOCUMENTS), ...KEYS.map(told)]]))
  } finally {
    await browser.close()
    await server.stop()
  }
})
