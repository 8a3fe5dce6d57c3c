let last = 0n

/** Now, as Paddle writes it: ISO 8601 in UTC with microseconds. No two are the same, and each is later than the one before. */
export function instant(): string {
  const now = BigInt(Date.now()) * 1000n
  last = now > last ? now : last + 1n
  const micros = String(last % 1000n).padStart(3, '0')
  return `${new Date(Number(last / 1000n)).toISOString().slice(0, -1)}${micros}Z`
}

/** Returns the instant a number of Paddle's billing intervals later. The last day of a month stays a last day. */
export function later(from: string, interval: string): string {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, days))
  return `${date.toISOString().slice(0, -1)}000Z`
}

/** Returns an instant a number of milliseconds earlier. */
export function earlier(at: string, ms: number): string {
  return `${new Date(Date.parse(at) - ms).toISOString().slice(0, -1)}000Z`
}
