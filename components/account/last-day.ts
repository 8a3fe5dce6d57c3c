/** Returns whether a moment is today or tomorrow in the reader's calendar; null if it is later, or past. */
export function lastDay(end: Date, now: Date): 'today' | 'tomorrow' | null {
  const day = (ahead: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead)
  if (end < now || end >= day(2)) return null
  return end < day(1) ? 'today' : 'tomorrow'
}
