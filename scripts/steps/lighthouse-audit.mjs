import lighthouse, { desktopConfig } from 'lighthouse'
import { launch } from 'chrome-launcher'

/** The screens that are audited. */
export const SCREENS = ['/login', '/', '/parser', '/dose', '/history', '/profile', '/subscribe', '/help']

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/**
 * One screen's scores, of 100, and what its first load weighs, in bytes as they come over the network.
 *
 * @param {string} url
 * @param {{ chromium: string, cookie?: string }} options
 * @returns {Promise<{ scores: Record<string, number>, shift: number, failed: string[], files: import('./lighthouse-tables.js').LoadedFile[] }>}
 */
export async function auditOf(url, { chromium, cookie }) {
  const desktop = await run(url, { chromium, cookie, config: desktopConfig })
  const mobile = await run(url, {
    chromium,
    cookie,
    config: { extends: 'lighthouse:default', settings: { onlyCategories: ['performance'] } },
  })
  const scores = Object.fromEntries(
    Object.entries(desktop.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
  const weighed = ['accessibility', 'best-practices'].flatMap((name) =>
    (desktop.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  const requests = desktop.audits['network-requests'].details?.items ?? []
  return {
    scores: { ...scores, mobile: Math.round((mobile.categories.performance.score ?? 0) * 100) },
    shift: desktop.audits['cumulative-layout-shift'].numericValue ?? 0,
    failed: weighed.filter((id) => (desktop.audits[id].score ?? 1) < 1).map((id) => desktop.audits[id].title),
    files: requests.map(({ url: address, resourceType, transferSize }) => ({
      path: new URL(address).pathname,
      kind: resourceType,
      bytes: transferSize ?? 0,
    })),
  }
}

async function run(url, { chromium, cookie, config }) {
  const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS, logLevel: 'error' })
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error',
      extraHeaders: { 'accept-language': 'ru-RU', ...(cookie !== undefined && { cookie }) },
    }
    const result = await lighthouse(url, flags, config)
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    chrome.kill()
  }
}
