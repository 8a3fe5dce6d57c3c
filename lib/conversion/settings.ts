/** The variables that choose a converter, as the environment has them. */
export interface ConverterVariables {
  readonly SOFFICE_PATH?: string | undefined
  readonly GOTENBERG_URL?: string | undefined
  readonly GOTENBERG_USERNAME?: string | undefined
  readonly GOTENBERG_PASSWORD?: string | undefined
}

/** A Gotenberg service, and our credentials if it requires them. */
export interface GotenbergSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly authorization: string | null
}

/** The Gotenberg that the variables name, or null. An empty variable is an unset one. */
export function gotenbergSettings(variables: ConverterVariables): GotenbergSettings | null {
  const { GOTENBERG_URL: url, GOTENBERG_USERNAME: user, GOTENBERG_PASSWORD: password } = variables
  if (!url) return null
  const credentials = user ? Buffer.from(`${user}:${password ?? ''}`).toString('base64') : null
  return { url: url.replace(/\/+$/, ''), authorization: credentials === null ? null : `Basic ${credentials}` }
}
