import { DEMO, signIn } from '../../security/person.mjs'

/** The demo account, signed in at a server by the API, in its own workspace. */
export class Caller {
  static async signIn(origin, person = DEMO) {
    const caller = new Caller(origin, await signIn(origin, person))
    await caller.newWorkspace()
    return caller
  }

  /** A new account, signed in. */
  static async register(origin, email) {
    const person = { email, password: 'correct horse battery' }
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    await answer.arrayBuffer()
    if (answer.status !== 201) throw new Error(`${email} could not register: ${answer.status}`)
    return Caller.signIn(origin, person)
  }

  constructor(origin, signedIn, sessionId = '') {
    this.origin = origin
    this.signedIn = signedIn
    this.sessionId = sessionId
    this.headers = { cookie: signedIn.cookie, 'x-xsrf-token': signedIn.xsrf }
  }

  /** The same person and workspace at another server. */
  at(origin) {
    return new Caller(origin, this.signedIn, this.sessionId)
  }

  async newWorkspace() {
    const answer = await fetch(`${this.origin}/api/documents/session/new`, { headers: this.headers })
    this.sessionId = (await answer.json()).sessionId
    return this.sessionId
  }

  /** Its address under `/api/documents`, in this workspace. */
  address(path) {
    return `${this.origin}/api/documents/${path}${path.includes('?') ? '&' : '?'}sessionId=${this.sessionId}`
  }

  get(path, options = {}) {
    return fetch(this.address(path), { ...options, headers: { ...this.headers, ...options.headers } })
  }

  /** @param {Record<string, { name: string, bytes: Uint8Array }>} files */
  post(path, files = {}, headers = {}) {
    const form = new FormData()
    form.set('sessionId', this.sessionId)
    for (const [field, { name, bytes }] of Object.entries(files)) form.set(field, new File([bytes], name))
    return fetch(this.address(path), { method: 'POST', headers: { ...this.headers, ...headers }, body: form })
  }

  async operations() {
    return (await (await this.get('operations')).json()).operations
  }

  /** Waits until all the operations have ended. */
  async settled(withinMs) {
    const until = performance.now() + withinMs
    for (;;) {
      const operations = await this.operations()
      if (operations.every(({ state }) => !['queued', 'running'].includes(state))) return operations
      if (performance.now() > until) throw new Error('An operation did not end in time')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** The bytes of a file of an answer, by its `download_url`. */
  async download(url) {
    const answer = await this.get(`download/${url.split('/').at(-1).split('?')[0]}`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
}
