import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { isSignedByPaddle, webhookSecrets } from './signature'

const SECRET = 'pdl_ntfset_01secret'
const NEXT = 'pdl_ntfset_02next'
const NOW = new Date('2026-11-15T12:00:00.000Z')
const SECONDS = NOW.getTime() / 1000
const BODY = '{"event_id":"evt_1", "data":{"name":"Ольга"}}'

const h1 = (secret = SECRET, ts: string | number = SECONDS, body = BODY) =>
  createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')
const OTHER = h1('another')

const accepted = (
  header: string | null,
  { body = BODY, secrets = [SECRET] }: { body?: string; secrets?: string[] } = {},
) => isSignedByPaddle(header, Buffer.from(body), secrets, NOW)

describe('A notification is Paddle’s', () => {
  test('when one of its signatures fits its bytes and its time', () => {
    expect(accepted(`ts=${SECONDS};h1=${h1()}`)).toBe(true)
  })

  test.each([-300, -299, 299, 300])('%i seconds from now', (off) => {
    const ts = SECONDS + off
    expect(accepted(`ts=${ts};h1=${h1(SECRET, ts)}`)).toBe(true)
  })

  test('while one secret replaces another, by either of two signatures and either of two secrets', () => {
    const [old, fresh] = [h1(SECRET), h1(NEXT)]
    for (const header of [`ts=${SECONDS};h1=${old};h1=${fresh}`, `ts=${SECONDS};h1=${fresh};h1=${old}`]) {
      for (const secrets of [[SECRET], [NEXT], [SECRET, NEXT], [NEXT, SECRET]]) {
        expect(accepted(header, { secrets })).toBe(true)
      }
    }
    for (const secret of [SECRET, NEXT]) {
      expect(accepted(`ts=${SECONDS};h1=${h1(secret)}`, { secrets: [SECRET, NEXT] })).toBe(true)
    }
  })
})

describe('A notification is not Paddle’s', () => {
  const right = h1()
  const cut = right.slice(0, -1)

  test.each([
    ['no signature', null],
    ['an empty one', ''],
    ['a wrong one', `ts=${SECONDS};h1=${OTHER}`],
    ['one digit changed', `ts=${SECONDS};h1=${(right.startsWith('0') ? '1' : '0') + right.slice(1)}`],
    ['one cut short', `ts=${SECONDS};h1=${cut}`],
    ['one too long', `ts=${SECONDS};h1=${right}0`],
    ['no time', `h1=${right}`],
    ['no signature beside the time', `ts=${SECONDS}`],
    ['a time that is no number', `ts=NaN;h1=${h1(SECRET, 'NaN')}`],
    ['a negative time', `ts=-${SECONDS};h1=${h1(SECRET, -SECONDS)}`],
    ['a time with a fraction', `ts=${SECONDS}.5;h1=${h1(SECRET, `${SECONDS}.5`)}`],
    ['a time in exponents', `ts=1e9;h1=${h1(SECRET, '1e9')}`],
    ['the time of another signature', `ts=${SECONDS - 1};h1=${right}`],
    ['the time twice', `ts=${SECONDS};ts=${SECONDS};h1=${right}`],
    ['the signature twice', `ts=${SECONDS};h1=${right};h1=${right}`],
    ['upper-case digits', `ts=${SECONDS};h1=${right.toUpperCase()}`],
    ['digits that are none', `ts=${SECONDS};h1=${'g'.repeat(64)}`],
    ['another order', `h1=${right};ts=${SECONDS}`],
    ['commas', `ts=${SECONDS},h1=${right}`],
    ['spaces', `ts=${SECONDS}; h1=${right}`],
    ['a newer scheme alone', `ts=${SECONDS};h2=${right}`],
    ['something after it', `ts=${SECONDS};h1=${right};`],
    ['a wall of signatures', `ts=${SECONDS}${`;h1=${OTHER}`.repeat(500)};h1=${right}`],
  ])('with %s', (_what, header) => {
    expect(accepted(header)).toBe(false)
  })

  test.each([-600, -301, 301, 600])('%i seconds from now', (off) => {
    const ts = SECONDS + off
    expect(accepted(`ts=${ts};h1=${h1(SECRET, ts)}`)).toBe(false)
  })

  test('when a byte of its body was changed, or it was reserialized as JSON', () => {
    const header = `ts=${SECONDS};h1=${right}`
    expect(accepted(header, { body: BODY.replace('evt_1', 'evt_2') })).toBe(false)
    expect(accepted(header, { body: JSON.stringify(JSON.parse(BODY)) })).toBe(false)
    expect(accepted(header, { body: `${BODY}\n` })).toBe(false)
    expect(accepted(header, { body: BODY.slice(0, -1) })).toBe(false)
    expect(accepted(header, { body: '' })).toBe(false)
  })

  test('with a secret that isn’t, or is no longer, ours', () => {
    expect(accepted(`ts=${SECONDS};h1=${right}`, { secrets: [NEXT] })).toBe(false)
    expect(accepted(`ts=${SECONDS};h1=${right}`, { secrets: [] })).toBe(false)
  })
})

test('accepts two secrets separated by a comma', () => {
  expect(webhookSecrets(`${SECRET}, ${NEXT},`)).toEqual([SECRET, NEXT])
})
