import { oneByte } from '../../spreadsheets/test-support/one-byte'
import type { NamedFile } from '../../tool'

/** A file of delimited lines as they are given, ended as Windows ends them. */
export function textFile(
  name: string,
  lines: readonly string[],
  encoding: 'utf-8' | 'windows-1251' | 'windows-1250' | 'koi8-r' = 'utf-8',
): NamedFile {
  const text = lines.map((line) => `${line}\r\n`).join('')
  return { name, bytes: encoding === 'utf-8' ? new TextEncoder().encode(text) : oneByte(text, encoding) }
}
