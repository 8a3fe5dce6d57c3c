/**
 * Lighthouse's scores of each screen, and what its first load weighs as it comes over the network, with Brotli; of the scripts also
 * with gzip, which a proxy may turn it into.
 */
import { OwnServer } from '@/e2e/own-server'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { signIn } from '@/scripts/security/person.mjs'
import { auditOf, SCREENS } from '@/scripts/steps/lighthouse-audit.mjs'
import { lighthouseTable, weightTable } from '@/scripts/steps/lighthouse-tables.js'
import { chromium as browserHere } from '@/scripts/steps/system-packages.mjs'
import { inWords } from './support/figures'
import { inFolder } from './support/in-folder'

const MOST_SCRIPT_KB = 200
const LANGUAGE = 'selectedLanguage=ru-RU'

async function gzipBytes(origin: string, path: string): Promise<number> {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

const chromium = browserHere()
if (chromium === null) throw new Error('There is no Chromium here.')

await inFolder(async (folder) => {
  const server = await OwnServer.create(folder)
  try {
    const cookie = `${(await signIn(server.origin)).cookie}; ${LANGUAGE}`
    const audits = []
    const scripts: string[][] = []
    for (const screen of SCREENS) {
      console.error(`${screen} …`)
      const audit = await auditOf(server.origin + screen, { chromium, ...(screen !== '/login' && { cookie }) })
      audits.push({ screen, ...audit })
      const files = audit.files.filter(({ kind }) => kind === 'Script')
      const packed = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
      const zipped = await Promise.all(files.map(({ path }) => gzipBytes(server.origin, path)))
      const gzip = zipped.reduce((sum, bytes) => sum + bytes, 0) / 1024
      scripts.push([screen, String(files.length), inWords(packed), inWords(packed / MOST_SCRIPT_KB, 2), inWords(gzip)])
    }
    const head = ['screen', 'scripts', 'with Brotli, KB', `of ${MOST_SCRIPT_KB} KB`, 'with gzip, KB']
    console.log([lighthouseTable(audits), weightTable(audits), markdownTable([head, ...scripts])].join('\n\n'))
  } finally {
    await server.stop()
  }
})
