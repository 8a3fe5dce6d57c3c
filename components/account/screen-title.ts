/** The key under `titles` of the screen that a path leads to; null for the first screen, which needs no naming. */
export function screenTitleKey(path: string): 'parser' | 'dose' | 'profile' | 'subscribe' | null {
  const first = path.split(/[/?]/)[1]
  switch (first) {
    case 'parser':
    case 'dose':
    case 'profile':
    case 'subscribe':
      return first
    default:
      return null
  }
}
