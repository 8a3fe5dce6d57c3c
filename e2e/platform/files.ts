import { randomBytes } from 'node:crypto'
import PizZip from 'pizzip'

const MEGABYTE = 1_000_000

/** A CSV file of this size, with a number in the first column and long texts next to it. */
export function spreadsheetOf(megabytes: number, rows: number): Buffer {
  const text = 'x'.repeat(Math.ceil((megabytes * MEGABYTE) / rows))
  const lines = Array.from({ length: rows }, (_, row) => `${row + 1};${text}`)
  return Buffer.from(['Number;Notes', ...lines].join('\n'))
}

/** An Office file with so much more in it, as if it had pictures. */
export function grownTo(megabytes: number, office: Uint8Array, part: string): Buffer {
  const zip = new PizZip(office)
  zip.file(part, randomBytes(megabytes * MEGABYTE - office.length), { binary: true, compression: 'STORE' })
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
