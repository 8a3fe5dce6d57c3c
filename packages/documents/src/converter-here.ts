import process from 'node:process'
import type { Converter } from '@/lib/documents/converter'

/** Returns what makes PDFs on this machine; undefined where no program for it is installed, and in a browser. */
export async function converterHere(): Promise<Converter | undefined> {
  const { createConverter } = await import('@/lib/conversion/create-converter')
  return createConverter(process.env)
}
