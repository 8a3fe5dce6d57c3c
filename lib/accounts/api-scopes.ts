/** What an API token may be used for. A route names its scope; one without a scope rejects tokens. */
export const API_SCOPES = ['documents'] as const

export type ApiScope = (typeof API_SCOPES)[number]
