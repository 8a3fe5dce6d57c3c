/**
 * A moment as rows keep it and as it is compared, as text: UTC with microseconds, which a Date would cut.
 *
 * @param text RFC 3339, of any precision and zone
 */
export function momentText(text: string): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.*)$/.exec(text) ?? []
  const seconds = new Date(`${whole}${zone}`).toISOString().slice(0, 19)
  return `${seconds}.${fraction.padEnd(6, '0').slice(0, 6)}Z`
}
