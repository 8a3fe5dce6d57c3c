import { parseAddress } from './address'
import { oneLine } from './one-line'

/** The sender of our emails. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** `MAIL_FROM` as `name@host` or `Name <name@host>`; null where it is neither. */
export function parseSender(text: string): Sender | null {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = parseAddress(inBrackets ?? text)
  if (address === null || /\p{Cc}/u.test(name)) return null
  return { name: oneLine(name.replace(/["\\]/g, '')), address }
}
