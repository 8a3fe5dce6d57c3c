import { cut } from '../cut'
import { DocumentError } from '../error'

const DRIVE = /^[A-Za-z]:/
const CONTROL = /\p{Cc}/u

/** A name from a stranger's file, short and on one line, for a message. */
export function nameForMessage(name: string): string {
  return cut(name.replace(/\p{Cc}/gu, '?'), 80)
}

/**
 * Rejects an entry's name that could lead outside a folder, or be mistaken for a property of every JavaScript object
 * (`constructor`, `__proto__`): libraries keep parts in plain objects.
 * @throws DocumentError GATE_NAME
 */
export function checkEntryName(name: string, bytes: number, maxBytes: number): void {
  const segments = name.split('/')
  const bad =
    name === '' ||
    bytes > maxBytes ||
    name.startsWith('/') ||
    name.includes('\\') ||
    name.includes('\ufffd') ||
    DRIVE.test(name) ||
    CONTROL.test(name) ||
    segments.some((segment) => segment === '..' || segment === '.' || segment in Object.prototype)
  if (bad) throw new DocumentError('GATE_NAME', { name: nameForMessage(name) })
}

/** Names of parts are compared without regard to ASCII case (ECMA-376-2 §6.2.2.3), so this is what they are kept under. */
export function nameKey(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
