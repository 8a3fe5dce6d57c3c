import type { Call, Handler } from '@/lib/http/test-support/browser'
import { SECRETS, type CallerName, type Credentials } from './callers'
import type { Door, Method, Named } from './door'
import { SAMPLES } from './resources'

/** A route, as the test describes it. */
export interface Tried {
  readonly folder: string
  readonly method: Method
  readonly door: Door
  readonly handler: Handler
}

/** The request for a route, with the resources that it names. */
export function rightCall({ folder, method, door }: Tried, named: Named): Call {
  const value = (name: string) => named[name as keyof Named] ?? ''
  const segments = [...folder.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
  const fields = door.form?.(named, SAMPLES)
  return {
    method,
    params: { ...Object.fromEntries(segments.map((name) => [name, value(name)])), ...door.params },
    query: Object.fromEntries((door.query ?? []).map((name) => [name, value(name)])),
    ...(door.json && { json: door.json(named) }),
    ...(fields && { form: formOf(fields) }),
  }
}

function formOf(fields: Readonly<Record<string, string | { name: string; bytes: Uint8Array }>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new File([Buffer.from(value.bytes)], value.name))
  }
  return form
}

/** Calls a route as a caller and reads the whole response. */
export async function knock(tried: Tried, caller: CallerName, credentials: Credentials, call: Call): Promise<number> {
  const secret = caller === 'whoever knows the secret' ? await SECRETS[tried.folder]?.() : {}
  const headers = { ...call.headers, ...credentials.headers, ...secret }
  const response = await credentials.browser.call(tried.handler, { ...call, headers })
  await response.arrayBuffer()
  return response.status
}
