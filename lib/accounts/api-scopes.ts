/** What an API token may open. A door names its scope; one that names none is closed to tokens. */
export const API_SCOPES = ['documents'] as const

export type ApiScope = (typeof API_SCOPES)[number]
