import { openPackage } from '../ooxml/package'
import type { GateLimits } from '../ooxml/limits'
import { scanXmlPart } from './reader/scan'

/** What a Word file without tables contains instead. */
export interface Instead {
  readonly paragraphs: number
  readonly pictures: number
}

const PICTURES: ReadonlySet<string> = new Set(['a:blip', 'v:imagedata'])

/** Counts what is in the body of a Word file. @throws DocumentError what the gate refuses, and GATE_XML */
export async function whatInstead(bytes: Uint8Array, limits: GateLimits): Promise<Instead> {
  const pack = await openPackage(bytes, limits)
  let [paragraphs, pictures] = [0, 0]
  await scanXmlPart(pack, pack.mainPart, {
    open(name) {
      if (name === 'w:p') paragraphs++
      else if (PICTURES.has(name)) pictures++
    },
    close() {},
    text() {},
  })
  return { paragraphs, pictures }
}
