import { randomInt } from 'node:crypto'

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id as Paddle makes them: a prefix and a ULID in lower case, so that ids sort by when they were made. */
export function paddleId(prefix: string): string {
  let time = Date.now()
  let head = ''
  for (let place = 0; place < 10; place++) {
    head = DIGITS.charAt(time % 32) + head
    time = Math.floor(time / 32)
  }
  const tail = Array.from({ length: 16 }, () => DIGITS.charAt(randomInt(32))).join('')
  return `${prefix}_${head}${tail}`
}
