/**
 * Under a small limit V8 collects the old generation early and often, which costs a quarter of the time: so it may first grow to a
 * part of the limit, and what lives shortly has more room to die in. What a process may take in all is watched from without.
 */
export const HEAP_FLAGS: readonly string[] = [
  '--max-old-space-size=512',
  '--initial-old-space-size=128',
  '--max-semi-space-size=32',
]
