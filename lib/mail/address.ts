import { domainToASCII, domainToUnicode } from 'node:url'

/** RFC 5321 §4.5.3.1. */
const MAX_LOCAL = 64
const MAX_ADDRESS = 254
const MAX_DOMAIN = 253

/** A dot-atom of RFC 5322 §3.2.3. Quoted local parts aren't used in practice, and many parsers handle them wrong. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
/** Letters of any script, and nothing that a reader can't see. */
const DOMAIN = /^[\p{L}\p{M}\p{N}]+(?:[.-]+[\p{L}\p{M}\p{N}]+)*$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns one address for an envelope: the local part as given, the domain in lower case and in ASCII (RFC 5891, so
 * `врач@больница.рф` is `…@xn--…` only in the domain). Null for anything else: a display name, several addresses, a
 * quoted or non-ASCII local part, an IP address, a line break, a full-width ＠ or another look-alike.
 */
export function parseAddress(text: string): string | null {
  const given = text.trim().normalize('NFC')
  const [local = '', domain = '', ...more] = given.split('@')
  if (more.length > 0 || local.length > MAX_LOCAL || !LOCAL.test(local)) return null
  // A compatibility form would be mapped to another letter in silence.
  if (!DOMAIN.test(domain) || domain.normalize('NFKC') !== domain) return null
  const ascii = domainToASCII(domain).toLowerCase()
  const labels = ascii.split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2 || ascii.length > MAX_DOMAIN || /^\d+$/.test(top)) return null
  if (!labels.every((label) => LABEL.test(label))) return null
  const address = `${local}@${ascii}`
  return address.length > MAX_ADDRESS ? null : address
}

/** An address as people read it, with its domain in its own script. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1)) || address.slice(at + 1)}`
}

/** The addresses of a field, between commas, semicolons or line ends; empty ones are left out. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/[,;\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Whether two addresses are one mailbox's, as far as can be known: local parts differ in case nowhere in practice. */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
