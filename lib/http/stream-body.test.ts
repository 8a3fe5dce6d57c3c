import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { streamBody } from './stream-body'

test('what a body comes from is let go where its caller has gone before it begins', async () => {
  const stream = Readable.from(['акт', ' № 7'])
  const response = new Response(streamBody(stream, AbortSignal.abort()))
  expect(stream.destroyed).toBe(true)
  expect(await response.text()).toBe('')
})

test('else it is sent whole', async () => {
  const stream = Readable.from([Buffer.from('акт'), Buffer.from(' № 7')], { objectMode: false })
  const { signal } = new AbortController()
  expect(await new Response(streamBody(stream, signal)).text()).toBe('акт № 7')
})
