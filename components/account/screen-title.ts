/** Returns the key under `titles` of the screen at a path; null for the first screen, which needs no name. */
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
