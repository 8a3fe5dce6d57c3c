import type { Page } from 'playwright/test'

/**
 * What can be pressed but takes less than 24 px in a direction and has another control within that reach; links within sentences
 * may (WCAG 2.2, 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACH = 11.5
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=radio], [role=switch]'
    const small: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.matches(':disabled, [aria-disabled=true], [tabindex="-1"]')) continue
      // Behind a dialog nothing can be pressed.
      if (control.closest('[inert], [aria-hidden=true], [data-base-ui-inert]') !== null) continue
      const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined
      const { left, top, width, height } = (label ?? control).getBoundingClientRect()
      if (width <= 2 || height <= 2 || (width >= 24 && height >= 24)) continue
      const sentence = control.matches('a, button') && getComputedStyle(control).display.startsWith('inline')
      if (
        sentence &&
        control.closest('p, li, dd, td, label, caption, figcaption, [role=status], [role=alert]') !== null
      )
        continue
      const alone = [
        [-REACH, 0],
        [REACH, 0],
        [0, -REACH],
        [0, REACH],
      ].every(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
        const other = hit?.closest(CONTROLS) ?? control
        return control.contains(other) || label?.contains(other) === true
      })
      if (!alone) small.push(`${Math.round(width)} × ${Math.round(height)} ${control.outerHTML.slice(0, 160)}`)
    }
    return small
  })
}
