import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '../s3-config'
import { bucketAt } from './local-bucket'

export interface FaultyBucket {
  readonly config: S3Config
  /** How it answers from now on. */
  behave(answer: RequestListener): void
  /** Method and path of each request so far. */
  readonly requests: readonly string[]
  openConnections(): Promise<number>
  close(): Promise<void>
}

/** A store that fails as configured. */
export async function startFaultyBucket(): Promise<FaultyBucket> {
  let answer: RequestListener = (_request, response) => void response.end()
  const requests: string[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    config: bucketAt((server.address() as AddressInfo).port),
    behave: (next) => void (answer = next),
    requests,
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
