/** 128 bits: no two are ever equal. */
const BYTES = 16

/**
 * Returns a random ID in hexadecimal, on every page. Browsers have `crypto.randomUUID` only on HTTPS pages and on
 * localhost, but a hospital may open Actum at a plain HTTP address in its own network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return [...bytes].map(inHex).join('')
}

function inHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
