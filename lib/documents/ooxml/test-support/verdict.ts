import { DocumentError } from '../../error'
import { type GateLimits, PREMIUM_GATE } from '../limits'
import { openPackage } from '../package'
import { buildZip, type ZipItem, type ZipLies } from './packages'

/** As verdictOn, of a package of these entries. */
export async function verdict(
  items: readonly ZipItem[],
  limits: Partial<GateLimits> = {},
  lies?: ZipLies,
): Promise<string> {
  return verdictOn(buildZip(items, lies), limits)
}

/** The kind of a package that is let through, else the code of its refusal; any other error fails the test. */
export async function verdictOn(bytes: Uint8Array, limits: Partial<GateLimits> = {}): Promise<string> {
  try {
    return (await openPackage(bytes, { ...PREMIUM_GATE, ...limits })).kind
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
}
