import type { Page } from 'playwright/test'

/** Returns pairs of words that are drawn over each other. */
export function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2
    interface Line {
      readonly node: Node
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const clip = (node: Node, rect: DOMRect): Line | null => {
      let { left, right, top, bottom } = rect
      for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        // What is over the page, a bar or a dialog, covers words of the page.
        if (position === 'fixed' || position === 'sticky' || box.matches('[role=dialog], [role=alertdialog]'))
          return null
      }
      return right - left > SLACK && bottom - top > SLACK ? { node, left, right, top, bottom } : null
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent === null || node.textContent?.trim() === '' || parent.closest('script, style, option, svg') !== null)
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Behind a dialog the page is of no use.
      if (parent.closest('[inert], [aria-hidden=true], [data-base-ui-inert], [data-page]') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const line = clip(node, rect)
        if (line !== null) lines.push(line)
      }
    }
    lines.sort((one, other) => one.top - other.top)
    const pairs: string[] = []
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]
        if (other === undefined || other.top > one.bottom - SLACK) break
        if (one.node === other.node) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        // Lines are higher than their letters.
        const letters = (Math.min(one.bottom - one.top, other.bottom - other.top) * 2) / 5
        if (wide > SLACK && high > letters) pairs.push(`“${one.node.textContent}” and “${other.node.textContent}”`)
      }
    }
    return pairs
  })
}
