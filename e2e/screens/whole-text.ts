import type { Page } from 'playwright/test'

/** Returns words that a box cuts off, or that reach out of their control, and placeholders wider than their field. An ellipsis shows that there's more. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5
    const cut: string[] = []
    // Words for the one who listens are in a box a pixel wide, a table's head as a whole.
    const isHeardOnly = (element: Element): boolean => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        if (box.getBoundingClientRect().width <= 2 && getComputedStyle(box).overflowX === 'hidden') return true
      }
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent === null || node.textContent?.trim() === '' || parent.closest('script, style, option, svg') !== null)
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isHeardOnly(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') break
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
        const holds = clips || box.matches('button, td, th, [role=option]')
        const out = words.right - edge.right > SLACK || edge.left - words.left > SLACK || words.bottom - edge.bottom > 3
        if (holds && out) {
          cut.push(`“${node.textContent?.trim().slice(0, 40)}” in ${box.outerHTML.slice(0, 160)}`)
          break
        }
      }
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (pen === null || field.value !== '' || !field.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (pen.measureText(field.placeholder).width > room + SLACK) cut.push(`placeholder “${field.placeholder}”`)
    }
    return cut
  })
}
