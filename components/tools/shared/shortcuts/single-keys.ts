import { readStored, writeStored } from '@/components/layout/browser-storage'

const OFF = 'off'

/** Returns whether keys without Ctrl work: the user may have turned them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return readStored('singleKeys') !== OFF
}

/** Turns keys without Ctrl on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  writeStored('singleKeys', isOn ? 'on' : OFF)
}
