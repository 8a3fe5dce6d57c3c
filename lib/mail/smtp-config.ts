/** How to connect to the mail server. */
export interface SmtpConfig {
  readonly host: string
  readonly port: number
  /** `implicit` from the first byte, `required` or `offered` by STARTTLS, or `never`. */
  readonly tls: 'implicit' | 'required' | 'offered' | 'never'
  readonly auth: { readonly user: string; readonly pass: string } | null
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const STARTTLS = ['required', 'offered', 'never'] as const

/**
 * Reads `SMTP_URL`: `smtps://user:password@host:465` is TLS from the first byte (RFC 8314), `smtp://…:587` STARTTLS, which is
 * required where a password is given, unless the server is this machine. `?tls=required|offered|never` says otherwise.
 *
 * @returns null if it isn't such a URL
 */
export function parseSmtpUrl(text: string): SmtpConfig | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.hostname === '' || (url.pathname !== '' && url.pathname !== '/')) return null
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') return null
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'tls')
  const asked = url.searchParams.get('tls')
  const starttls = STARTTLS.find((value) => value === asked)
  if (unknown.length > 0 || (asked !== null && (starttls === undefined || url.protocol === 'smtps:'))) return null
  const auth = credentials(url)
  if (auth === undefined) return null
  const usual = auth !== null && !LOOPBACK.has(url.hostname) ? 'required' : 'offered'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
    tls: url.protocol === 'smtps:' ? 'implicit' : (starttls ?? usual),
    auth,
  }
}

/** Null where there are none, undefined where they can't be read. */
function credentials({ username, password }: URL): SmtpConfig['auth'] | undefined {
  if (username === '' && password === '') return null
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}
