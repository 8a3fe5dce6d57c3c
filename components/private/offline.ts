/** So long the page waits for what is kept for use without a network; then it begins without. */
const PATIENCE_MS = 5_000

/**
 * Makes the service worker cache the page and these files, so that private mode starts without a network. The user's
 * files are never among them.
 */
export async function cacheForOffline(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const kept = keep(urls).catch((error: unknown) => console.warn('Private mode is not kept for use offline', error))
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

async function keep(urls: readonly string[]): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  const { active } = await navigator.serviceWorker.ready
  if (active === null) return
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ readonly error?: string }>) =>
      data.error === undefined ? resolve() : reject(new Error(data.error))
    active.postMessage({ type: 'keep', urls }, [port2])
  })
}
