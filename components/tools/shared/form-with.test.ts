import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { formWith } from './form-with'
import { madeUpBrowser } from './test-support/made-up-browser'
import { madeUpStore, type StoreAnswer } from './test-support/made-up-store'

const MEGABYTE = 1024 ** 2
const PART = 8 * MEGABYTE
const DONE: StoreAnswer = { status: 200 }

const fileOf = (megabytes: number, name = 'Акты.csv') => new File([new Uint8Array(megabytes * MEGABYTE)], name)

interface Told {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

interface Place {
  /** The name of the file that the session has already. */
  readonly known?: string
  /** Whether the storage can be reached at all. */
  readonly reachable?: boolean
  readonly direct?: boolean
  /** The server turns away the first try to complete an upload. */
  readonly busyOnce?: boolean
}

/** A page, its server, and a file storage with scripted responses. */
function place(answer: (url: string, count: number) => StoreAnswer, options: Place = {}) {
  const { known, reachable = true, direct = true, busyOnce = false } = options
  const told: Told[] = []
  madeUpBrowser('s1', ({ origin, pathname }, init) => {
    if (origin === 'https://store.example') {
      if (!reachable) throw new TypeError('Failed to fetch')
      return new Response()
    }
    const body = JSON.parse(String(init?.body)) as { name: string; bytes: number }
    told.push({ path: pathname.slice('/api/documents/uploads'.length), body })
    const completed = told.filter((each) => each.path === '/complete').length
    if (pathname.endsWith('/complete') && busyOnce && completed === 1) {
      return Response.json({ success: false, code: 'SERVER_BUSY' }, { status: 503 })
    }
    if (pathname.endsWith('/complete')) return Response.json({ success: true, name: 'Акты (2).csv' })
    if (body.name === known) return Response.json({ success: true, name: known })
    const count = Math.ceil(body.bytes / PART)
    const urls = Array.from({ length: count }, (_, index) => `https://store.example/${index + 1}`)
    const where = count === 1 ? { url: urls[0] } : { parts: { bytes: PART, urls } }
    return Response.json({ success: true, ticket: 'ticket', upload: { ...where, method: 'PUT', expiresAt: '' } })
  })
  if (direct) document.documentElement.dataset.uploads = 'direct'
  return { told, ...madeUpStore(answer) }
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('a file in a form', () => {
  test('goes to the file storage if it is large, and by its name into the form', async () => {
    const { told, put } = place(() => DONE)
    const shares: number[] = []
    const form = await formWith(
      's1',
      { excel: fileOf(3), options: '{}' },
      { onProgress: (share) => shares.push(share) },
    )
    expect([...form]).toEqual([
      ['sessionId', 's1'],
      ['excel', 'Акты (2).csv'],
      ['options', '{}'],
    ])
    expect(put).toEqual([`1: ${3 * MEGABYTE}`])
    expect(shares.at(-1)).toBe(1)
    expect(told).toEqual([
      {
        path: '',
        body: {
          sessionId: 's1',
          name: 'Акты.csv',
          bytes: 3 * MEGABYTE,
          parts: true,
          sha256: expect.stringMatching(/^[\da-f]{64}$/),
        },
      },
      { path: '/complete', body: { ticket: 'ticket' } },
    ])
  })

  test.each([
    ['is small', 1, true],
    ['is large, and the server takes all files itself', 3, false],
  ])('stays in it if it %s', async (_what, megabytes, direct) => {
    const { told } = place(() => DONE, { direct })
    const file = fileOf(megabytes)
    expect((await formWith('s1', { excel: file })).get('excel')).toMatchObject({ size: file.size })
    expect(told).toEqual([])
  })

  test('isn’t sent if the session has it', async () => {
    const { put } = place(() => DONE, { known: 'Акты.csv' })
    expect((await formWith('s1', { excel: fileOf(3) })).get('excel')).toBe('Акты.csv')
    expect(put).toEqual([])
  })
})

describe('an upload in parts', () => {
  test('goes on after a break with the part that was lost', async () => {
    const { told, put } = place((_url, count) => (count === 2 ? { lost: 'after' } : DONE))
    const file = fileOf(20)
    await expect(formWith('s1', { excel: file })).rejects.toMatchObject({ code: 'CONNECTION_LOST' })
    expect((await formWith('s1', { excel: file })).get('excel')).toBe('Акты (2).csv')
    expect(put.map((line) => line.split(':')[0])).toEqual(['1', '2', '2', '3'])
    expect(told.at(-1)).toEqual({ path: '/complete', body: { ticket: 'ticket', etags: ['"1"', '"2"', '"3"'] } })
    expect(told).toHaveLength(2)
  })

  test('isn’t sent again because the server had too much to do to complete it', async () => {
    const { put } = place(() => DONE, { busyOnce: true })
    const file = fileOf(20)
    await expect(formWith('s1', { excel: file })).rejects.toMatchObject({ code: 'SERVER_BUSY' })
    expect((await formWith('s1', { excel: file })).get('excel')).toBe('Акты (2).csv')
    expect(put).toHaveLength(3)
  })

  test('starts over in another session', async () => {
    const { put } = place((_url, count) => (count === 2 ? { lost: 'after' } : DONE))
    const file = fileOf(20)
    await expect(formWith('s1', { excel: file })).rejects.toMatchObject({ code: 'CONNECTION_LOST' })
    await formWith('s2', { excel: file })
    expect(put.map((line) => line.split(':')[0])).toEqual(['1', '2', '1', '2', '3'])
  })
})

describe('a file storage', () => {
  test('that answers and doesn’t allow uploads from this page is named', async () => {
    place(() => ({ lost: 'before' }))
    await expect(formWith('s1', { excel: fileOf(5) })).rejects.toMatchObject({ code: 'STORE_BLOCKED' })
  })

  test('that hides the ETags of parts is named too', async () => {
    place(() => ({ status: 200, etag: null }))
    await expect(formWith('s1', { excel: fileOf(9) })).rejects.toMatchObject({ code: 'STORE_BLOCKED' })
  })

  test('that doesn’t allow uploads isn’t needed for a file that fits into a form', async () => {
    place(() => ({ lost: 'before' }))
    const file = fileOf(3)
    expect((await formWith('s1', { excel: file })).get('excel')).toMatchObject({ size: file.size })
  })

  test.each([
    ['doesn’t answer', { lost: 'before' }, false, 'CONNECTION_LOST'],
    ['fails for a moment', { status: 503 }, true, 'CONNECTION_LOST'],
    ['rejects the file', { status: 403 }, true, 'STORE_REFUSED'],
  ] as const)('that %s says so', async (_what, answer, reachable, code) => {
    place(() => answer, { reachable })
    await expect(formWith('s1', { excel: fileOf(5) })).rejects.toMatchObject({ code })
  })
})

test('a file that has been deleted from the disk is named', async () => {
  place(() => DONE)
  const file = fileOf(3)
  jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  await expect(formWith('s1', { excel: file })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
})
