/**
 * sonner puts two `<style>` elements into the page without a nonce: an empty one, and its own CSS. These are their hashes;
 * a test computes the second from the installed package.
 */
export const SONNER_STYLE_HASHES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const

/**
 * The policy of every page. Paddle's hosts are the ones its checkout needs.
 *
 * @param storeOrigin where browsers reach the storage themselves, or null
 */
export function contentSecurityPolicy(nonce: string, development: boolean, storeOrigin: string | null): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Fast refresh evaluates; nothing else does.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src-elem': ["'self'", ...(development ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`, ...SONNER_STYLE_HASHES])],
    // Server-rendered style attributes: positions and sizes, which can't run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(storeOrigin === null ? [] : [storeOrigin]), ...(development ? ['ws:'] : [])],
    'frame-src': ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
