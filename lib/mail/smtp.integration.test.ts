import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import type { SMTPServerOptions } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'
import type { Delivery, SmtpPatience } from './smtp'
import { deliverBySmtp } from './smtp'
import type { SmtpConfig } from './smtp-config'

const HASTY = { connection: 5_000, greeting: 5_000, silence: 1_500, verdict: 1_500, whole: 20_000 }
const PASSWORD = 'a password of the mail server'

let server: SMTPServer | null = null
afterEach(async () => {
  await new Promise<void>((resolve) => (server === null ? resolve() : server.close(() => resolve())))
  server = null
})

async function listening(options: SMTPServerOptions): Promise<{ port: number; received: Buffer[] }> {
  const received: Buffer[] = []
  server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 200,
    onData: (stream, _session, callback) =>
      void buffer(stream).then(
        (bytes) => {
          received.push(bytes)
          callback()
        },
        // Broken off by the sender.
        () => undefined,
      ),
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { port: (server.server.address() as AddressInfo).port, received }
}

function deliver(
  config: Partial<SmtpConfig> & { port: number },
  delivery: Partial<Delivery> = {},
  patience: SmtpPatience = HASTY,
) {
  return deliverBySmtp(
    { host: '127.0.0.1', tls: 'never', auth: null, ...config },
    {
      from: 'acts@clinic.example',
      to: 'name@clinic.example',
      message: Buffer.from('Subject: x\r\n\r\n.dot\r\nend\r\n'),
      beforeEnd: async () => undefined,
      signal: new AbortController().signal,
      ...delivery,
    },
    patience,
  )
}

test('an email is delivered unchanged, including dots', async () => {
  const { port, received } = await listening({})
  expect(await deliver({ port })).toEqual({ kind: 'sent' })
  expect(received.map(String)).toEqual(['Subject: x\r\n\r\n.dot\r\nend\r\n'])
})

test('respects a cancellation before the end', async () => {
  const { port, received } = await listening({})
  const beforeEnd = async () => {
    throw new Error('taken over')
  }
  expect(await deliver({ port }, { beforeEnd })).toEqual({ kind: 'deferred', code: 'INTERRUPTED', reply: null })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(received).toEqual([])
})

test('a connection that breaks within the content has delivered nothing', async () => {
  const { port } = await listening({
    onData(stream) {
      stream.on('error', () => undefined)
      stream.once('data', () => {
        // The library's own set of open connections, which its types leave out.
        const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }
        for (const connection of connections) connection._socket.destroy()
      })
    },
  })
  let ended = false
  const message = Buffer.alloc(20_000_000, 'line of text\r\n')
  const outcome = await deliver({ port }, { message, beforeEnd: async () => void (ended = true) })
  expect(outcome).toMatchObject({ kind: 'deferred', code: 'CONNECTION' })
  expect(ended).toBe(false)
})

test('the right password is accepted, and a wrong one is reported as a server problem, not as the email’s', async () => {
  const { port, received } = await listening({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      password === PASSWORD ? callback(null, { user: 'u' }) : callback(new Error('no')),
  })
  expect(await deliver({ port, auth: { user: 'u', pass: 'wrong' } })).toEqual({
    kind: 'unreachable',
    code: 'AUTH',
    reply: 535,
  })
  expect(await deliver({ port })).toMatchObject({ kind: 'unreachable', code: 'AUTH' })
  expect(await deliver({ port, auth: { user: 'u', pass: PASSWORD } })).toEqual({ kind: 'sent' })
  expect(received).toHaveLength(1)
})

test('a password goes over no connection that is not secure where that is required', async () => {
  let asked = false
  const { port } = await listening({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      asked = true
      callback(null, { user: 'u' })
    },
  })
  expect(await deliver({ port, tls: 'required', auth: { user: 'u', pass: PASSWORD } })).toMatchObject({
    kind: 'unreachable',
  })
  expect(asked).toBe(false)
})

test('a server whose certificate no one vouches for is not trusted', async () => {
  const { port, received } = await listening({})
  expect(await deliver({ port, tls: 'required' })).toMatchObject({ kind: 'unreachable', code: 'TLS' })
  expect(received).toEqual([])
})

test('an email larger than the server’s announced limit is rejected before it is sent', async () => {
  const { port } = await listening({ size: 1_000 })
  expect(await deliver({ port }, { message: Buffer.alloc(2_000, 'x') })).toEqual({
    kind: 'refused',
    code: 'REFUSED',
    reply: 552,
  })
})

test('aborts immediately when stopped', async () => {
  const controller = new AbortController()
  const { port } = await listening({
    onData(stream) {
      stream.on('error', () => undefined)
      // Only now is the server definitely past its greeting: a stop before that is reported as unreachable.
      controller.abort()
    },
  })
  const message = Buffer.alloc(20_000_000, 'line of text\r\n')
  expect(await deliver({ port }, { signal: controller.signal, message })).toEqual({
    kind: 'deferred',
    code: 'INTERRUPTED',
    reply: null,
  })
})

test('a server that checks the content longer than its usual time limit is waited for', async () => {
  const { port } = await listening({
    onData: (stream, _session, callback) => void buffer(stream).then(() => setTimeout(callback, 2_500)),
  })
  expect(await deliver({ port }, {}, { ...HASTY, verdict: 10_000 })).toEqual({ kind: 'sent' })
})

test('a server that stops responding before the content has received nothing', async () => {
  const { port, received } = await listening({ onMailFrom: () => undefined })
  expect(await deliver({ port })).toEqual({ kind: 'deferred', code: 'TIMEOUT', reply: null })
  expect(received).toEqual([])
})

test('a relay that temporarily rejects one recipient doesn’t stop emails to others', async () => {
  const { port } = await listening({
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('4.7.1 Relay access denied'), { responseCode: 454 })),
  })
  expect(await deliver({ port })).toEqual({ kind: 'deferred', code: 'DEFERRED', reply: 454 })
})
