/**
 * Makes the service worker cache the page and these files, so that private mode starts without a network. The user's
 * files are never among them.
 */
export async function cacheForOffline(
  urls: readonly string[],
  request: (url: string) => Promise<Response>,
): Promise<void> {
  if ('serviceWorker' in navigator) return keep(urls)
  // Without a service worker the browser's own cache has them, as long as it likes.
  await Promise.all(urls.map(async (url) => (await request(url)).blob()))
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
