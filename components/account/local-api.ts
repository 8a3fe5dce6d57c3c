/** What answers this page's calls of the API in private mode, in the place of the server. */
export interface LocalApi {
  /** @throws ApiError */
  call(path: string, init: RequestInit): Promise<Response>
}

let local: LocalApi | null = null

/** Has the page's calls answered here from now on; null: by the server again. */
export function answerHere(api: LocalApi | null): void {
  local = api
}

export function localApi(): LocalApi | null {
  return local
}

/** Whether the page's calls are handled here, so that nothing may be stored. */
export function isPrivate(): boolean {
  return local !== null
}
