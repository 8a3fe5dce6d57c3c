/** What the file storage does with one request: a status, or no answer; after its first bytes, or before. */
export type StoreAnswer =
  | { readonly status: number; readonly etag?: string | null }
  | { readonly lost: 'before' | 'after' }

/** A file storage that browsers upload to, as XMLHttpRequest sees it. `answer` is called for each request, in order. */
export function madeUpStore(answer: (url: string, count: number) => StoreAnswer) {
  const put: string[] = []

  class MadeUpRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    private url = ''
    private etag: string | null = null

    open(_method: string, url: string): void {
      this.url = url
    }

    send(body: Blob): void {
      put.push(`${new URL(this.url).pathname.slice(1)}: ${body.size}`)
      const given = answer(this.url, put.length)
      queueMicrotask(() => {
        if (!('lost' in given && given.lost === 'before')) {
          this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: body.size, total: body.size }))
        }
        if ('lost' in given) {
          this.dispatchEvent(new Event('error'))
          return
        }
        this.status = given.status
        this.etag = given.etag === undefined ? `"${new URL(this.url).pathname.slice(1)}"` : given.etag
        this.dispatchEvent(new Event('load'))
      })
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }

    getResponseHeader(): string | null {
      return this.etag
    }
  }

  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: MadeUpRequest, configurable: true })
  return { put }
}
