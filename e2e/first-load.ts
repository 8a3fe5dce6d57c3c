import type { Page } from 'playwright/test'

/** The files of one kind that a page's first load brings, and their bytes. */
export interface Loaded {
  readonly files: readonly string[]
  readonly bytes: number
}

/** What a page's first load brings over the network by the kinds of the browser (`Script`, `Font` …), packed as it is sent. */
export async function firstLoad(page: Page, address: string): Promise<ReadonlyMap<string, Loaded>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const answered = new Map<string, { kind: string; url: string }>()
  const kinds = new Map<string, Loaded>()
  network.on('Network.responseReceived', ({ requestId, type, response }) =>
    answered.set(requestId, { kind: type, url: response.url }),
  )
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answered.get(requestId)
    if (answer === undefined) return
    const { files, bytes } = kinds.get(answer.kind) ?? { files: [], bytes: 0 }
    kinds.set(answer.kind, { files: [...files, new URL(answer.url).pathname], bytes: bytes + encodedDataLength })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return kinds
}
