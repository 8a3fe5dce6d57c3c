import { type GateLimits, MEBIBYTE, type PartLimits, PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import type { EngineLimits } from '../protocol'

/** Memory of the device that the limits below are for, in GB. */
const DEVICE_GB = 4

/**
 * A sheet that is twice as large was measured to take 1.1 GB and more. On a device with 4 GB, Chromium gives a Worker about 1 GB, and
 * closes the whole tab if the Worker needs more: nothing can end it in time, so such a sheet is refused before it's read.
 */
const WORKSHEET: PartLimits = { maxBytes: 256 * MEBIBYTE, maxElements: 15_000_000 }
const MOST_INFLATED = 512 * MEBIBYTE

/** Only Chromium says how much memory a device has, and only to secure pages. */
function memoryHere(): number {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number }
  return deviceMemory ?? DEVICE_GB
}

/** Returns what an engine may open: what the plan allows, as far as this device's memory holds it. @param memory in GB */
export function engineGate({ inflatedBytes }: EngineLimits, memory = memoryHere()): GateLimits {
  // More memory doesn't allow more: other programs use it too.
  const share = Math.min(1, memory / DEVICE_GB)
  const held = ({ maxBytes, maxElements }: PartLimits): PartLimits => ({
    maxBytes: Math.floor(maxBytes * share),
    maxElements: Math.floor(maxElements * share),
  })
  return {
    ...PREMIUM_GATE,
    maxInflatedBytes: Math.min(inflatedBytes, Math.floor(MOST_INFLATED * share)),
    part: held(PREMIUM_GATE.part),
    worksheet: held(WORKSHEET),
    maxCells: Math.floor(PREMIUM_GATE.maxCells * share),
  }
}
