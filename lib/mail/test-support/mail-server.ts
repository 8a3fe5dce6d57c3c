import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import type { SMTPServerSession } from 'smtp-server'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with an email that it has read completely. */
export type Verdict = 'take' | 'hang' | 'drop' | 'take and drop' | number

export interface Received {
  readonly to: string
  readonly from: string
  readonly raw: Buffer
  readonly mail: Email
}

export interface MailServer {
  readonly port: number
  readonly url: string
  /** What was taken, in order. */
  readonly received: Received[]
  /** What happens to the next emails; later ones are accepted. */
  readonly verdicts: Verdict[]
  /** Replies to the next recipients; null takes one. */
  readonly recipientReplies: (number | null)[]
  close(): Promise<void>
}

/** A port that no one listens on, for a server that comes up later. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A real mail server on this machine that accepts every email by default. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: Received[] = []
  const verdicts: Verdict[] = []
  const recipientReplies: (number | null)[] = []
  const judge = async (raw: Buffer, { envelope }: SMTPServerSession, callback: (error?: Error | null) => void) => {
    const verdict = verdicts.shift() ?? 'take'
    if (typeof verdict === 'number') return callback(refusal(verdict))
    if (verdict === 'take' || verdict === 'take and drop') {
      const { mailFrom, rcptTo } = envelope
      received.push({
        to: rcptTo.map(({ address }) => address).join(),
        from: mailFrom === false ? '' : mailFrom.address,
        raw,
        mail: await PostalMime.parse(raw),
      })
    }
    if (verdict === 'take') callback()
    if (verdict === 'drop' || verdict === 'take and drop') drop(server)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const reply = recipientReplies.shift() ?? null
      callback(reply === null ? null : refusal(reply))
    },
    onData(stream, session, callback) {
      // A sender that breaks off has sent nothing.
      void buffer(stream).then(
        (raw) => judge(raw, session, callback),
        () => undefined,
      )
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    verdicts,
    recipientReplies,
    close: () =>
      new Promise((resolve) => {
        drop(server)
        server.close(() => resolve())
      }),
  }
}

/** A server that lets one connect and then never says a word. */
export async function startSilentServer(port: number): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): unknown }>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not now'), { responseCode })
}

function drop(server: SMTPServer): void {
  // The library's own set of open connections, which its types leave out.
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }
  for (const connection of connections) connection._socket.destroy()
}
