import { SaxesParser } from 'saxes'
import { filesOf } from './archive-files'
import { DocumentError } from '@/lib/documents/error'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'

/** What is wrong with a file that was made, or null. */
export type Fault = string | null

const XML = /\.(?:xml|rels)$/i

/** Whether a part is XML as its specification has it, with namespaces. */
export function xmlFault(xml: string): Fault {
  let fault: Fault = null
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => (fault ??= error.message.replace(/^\d+:\d+: /, '')))
  parser.write(xml).close()
  return fault
}

/** Checks a created file as a reader would: an unreadable file should have been rejected, not released. */
export async function faultOf(name: string, bytes: Uint8Array): Promise<Fault> {
  try {
    if (name.endsWith('.json')) return JSON.parse(Buffer.from(bytes).toString('utf8')) === null ? 'nothing' : null
    if (name.endsWith('.zip')) return await archiveFault(bytes)
    if (name.endsWith('.xlsx')) return (await packageFault(bytes)) ?? (await sheetsFault(bytes))
    if (name.endsWith('.docx')) return await packageFault(bytes)
    return null
  } catch (error) {
    return error instanceof DocumentError ? `${name}: ${error.code}` : `${name}: ${String(error)}`
  }
}

async function archiveFault(bytes: Uint8Array): Promise<Fault> {
  for (const { name, content } of await filesOf(bytes)) {
    const fault = await faultOf(name, content)
    if (fault !== null) return fault
  }
  return null
}

async function packageFault(bytes: Uint8Array): Promise<Fault> {
  const pack = await openPackage(bytes, PREMIUM_GATE)
  for (const { name, size } of pack.entries) {
    const fault = XML.test(name) && size > 0 ? xmlFault(pack.text(name)) : null
    if (fault !== null) return `${name}: ${fault}`
  }
  return null
}

async function sheetsFault(bytes: Uint8Array): Promise<Fault> {
  const { sheets } = await readSpreadsheet(bytes)
  return sheets.length > 0 ? null : 'no sheet'
}
