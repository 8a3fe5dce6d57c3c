import type { NamedFile } from '../../tool'

/** The bytes of a text in a one-byte encoding, by asking the decoder what each byte means. */
export function encoded(text: string, encoding: 'windows-1251' | 'windows-1250' | 'koi8-r'): Uint8Array {
  const table = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) table.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from([...text], (char) => {
    const byte = table.get(char)
    if (byte === undefined) throw new TypeError(`${encoding} has no ${char}`)
    return byte
  })
}

/** A file of delimited lines as they are given, ended as Windows ends them. */
export function textFile(
  name: string,
  lines: readonly string[],
  encoding: 'utf-8' | Parameters<typeof encoded>[1] = 'utf-8',
): NamedFile {
  const text = lines.map((line) => `${line}\r\n`).join('')
  return { name, bytes: encoding === 'utf-8' ? new TextEncoder().encode(text) : encoded(text, encoding) }
}
