/**
 * sonner puts two `<style>` elements into the page without a nonce: an empty one, and its own CSS. These are their hashes;
 * a test computes the second from the installed package.
 */
export const SONNER_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const

export interface PolicyOptions {
  readonly nonce: string
  readonly development: boolean
  /** Where browsers reach the storage themselves, or null. */
  readonly storeOrigin: string | null
  /** Where people pay, or null where they don't. */
  readonly paddle: PaddleEnvironment | null
}

export type PaddleEnvironment = 'production' | 'sandbox'

/** Which of Paddle's two worlds the environment's variables name; null where payment is not set up. */
export function paddleEnvironment(env: Readonly<Record<string, string | undefined>>): PaddleEnvironment | null {
  if (!env.PADDLE_API_KEY) return null
  return env.PADDLE_ENVIRONMENT === 'sandbox' ? 'sandbox' : 'production'
}

/**
 * The hosts that Paddle.js contacts, from the endpoints in the script itself: prices come from `api`, the window is a
 * frame of `buy`, its style sheet and its error page are on `cdn`. The script itself needs no host: ours loads it, and
 * `strict-dynamic` trusts what that loads. It may not report to ProfitWell, which it may also load.
 */
function paddleHosts(environment: PaddleEnvironment | null) {
  if (environment === null) return { style: [], image: [], connect: [], frame: [] }
  const at = (name: string) => `https://${environment === 'sandbox' ? 'sandbox-' : ''}${name}.paddle.com`
  // The sandbox's style sheet has been seen on both.
  const cdn = [...new Set(['https://cdn.paddle.com', at('cdn')])]
  return {
    style: cdn,
    image: cdn,
    connect: [at('api'), at('checkout-service'), at('create-checkout'), at('buy')],
    frame: [at('buy'), ...cdn],
  }
}

/**
 * The policy of every page. Paddle's hosts are on all of them although its script is on one: who comes there by a link
 * keeps the policy of the page that they came from.
 */
export function contentSecurityPolicy({ nonce, development, storeOrigin, paddle }: PolicyOptions): string {
  const hosts = paddleHosts(paddle)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Fast refresh evaluates; nothing else does.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src-elem': [
      "'self'",
      ...(development ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, ...SONNER_STYLE_HASHES]),
      ...hosts.style,
    ],
    // Server-rendered style attributes: positions and sizes, which can't run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.image],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(storeOrigin === null ? [] : [storeOrigin]),
      ...hosts.connect,
      ...(development ? ['ws:'] : []),
    ],
    // The engines of private mode, and what keeps it for use offline.
    'worker-src': ["'self'"],
    'frame-src': hosts.frame.length === 0 ? ["'none'"] : hosts.frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
