import { ApiError, CONNECTION_LOST } from './api-error'
import { requestHeaders } from './api-request'
import { authorised } from './authorised'
import { localApi } from './local-api'

export interface UploadOptions {
  /** `POST` unless said. */
  readonly method?: 'POST' | 'PUT'
  /** How much of the body is on its way, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Sends a form as the signed-in user and reports its progress, which `fetch` can't. An aborted signal throws its
 * reason.
 *
 * @throws ApiError
 */
export function uploadApi(path: string, form: FormData, options: UploadOptions = {}): Promise<Response> {
  const local = localApi()
  if (local === null) return authorised((token) => sendForm(path, form, token, options))
  const { method = 'POST', signal } = options
  return local.call(path, { method, body: form, ...(signal && { signal }) })
}

function sendForm(
  path: string,
  form: FormData,
  token: string | null,
  { method = 'POST', onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, path)
    requestHeaders(token).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new ApiError(0, CONNECTION_LOST, null)))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? 'application/json'
  return new Response(request.responseText, { status: request.status, headers: { 'content-type': type } })
}
