import { describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { Browser } from '@/lib/http/test-support/browser'
import { newWorkspace } from '@/lib/http/test-support/workspace'
import { makeMailedLink } from '@/lib/mail/mailed-links'
import { GET as mailed, HEAD as mailedHead } from './mailed/[token]/route'
import { type MailedAnswer, run, settled, withMailServer } from './test-support/mailed-runs'

withMailServer()

describe('An emailed link', () => {
  test('opens its one file without signing in, unseen by search engines and kept by no cache', async () => {
    const workspace = await newWorkspace()
    const { body } = await run(workspace, { email: workspace.email })
    await settled(workspace, body.operationId)
    const [mail, file] = [
      await db().mailMessage.findFirstOrThrow({ where: { operationId: body.operationId } }),
      await db().storedFile.findFirstOrThrow({ where: { operationId: body.operationId, kind: 'result' } }),
    ]
    const { url } = await makeMailedLink(mail.id, file.id, null)
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/documents\/mailed\/[\w-]{43}$/)
    const token = url.split('/').at(-1) ?? ''
    const response = await new Browser().call(mailed, { params: { token } })
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBe(file.bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
    const head = await new Browser().call(mailedHead, { method: 'HEAD', params: { token } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes)])

    const { summary } = await db().operation.findUniqueOrThrow({ where: { id: body.operationId } })
    const [first] = (summary as { documents: { name: string }[] }).documents
    const one = await makeMailedLink(mail.id, file.id, first?.name ?? '')
    const cut = await new Browser().call(mailed, { params: { token: one.url.split('/').at(-1) ?? '' } })
    expect(cut.headers.get('content-type')).toContain('wordprocessingml')
    expect(
      Buffer.from(await cut.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await db().storedFile.update({ where: { id: file.id }, data: { expiresAt: new Date() } })
    expect((await new Browser().call(mailed, { params: { token } })).status).toBe(404)
  })

  test('that was never made is not found', async () => {
    const unknown = await new Browser().call(mailed, { params: { token: 'A'.repeat(43) } })
    expect([unknown.status, ((await unknown.json()) as MailedAnswer).code]).toEqual([404, 'NOT_FOUND'])
  })
})
