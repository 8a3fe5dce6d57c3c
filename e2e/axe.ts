import type { RunOptions } from 'axe-core'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright/test'

/** A browser reads the minified source in half of the time, and it does so for every page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Violation {
  /** The rule's name, as in `color-contrast`. */
  readonly id: string
  /** The elements that break it, as HTML. */
  readonly elements: readonly string[]
}

/**
 * The rules that the page and its frames of the same origin break: the rules that axe runs by default, or those of `options`.
 *
 * axe is loaded once for a document, and says nothing of what passes: naming each element that did takes half of its time.
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  const main = page.mainFrame()
  await loadAxe(main)
  // A frame may go, or be of a document where nothing can be run; axe looks at the others.
  const inner = page.frames().filter((frame) => frame !== main)
  await Promise.all(inner.map((frame) => loadAxe(frame).catch(() => undefined)))
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked)
      return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}

async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(`${SOURCE}; axe.configure({ allowedOrigins: ['<same_origin>'] })`)
}
