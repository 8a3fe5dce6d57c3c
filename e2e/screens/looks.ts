import type { Page } from 'playwright/test'

/** Digests of a page. */
export interface Looks {
  /** What is on the page, apart from its styles, and whether it shows. */
  readonly content: string
  /** The content, and where everything is. */
  readonly places: string
}

/**
 * Returns digests of the page as it is shown. Pictures and lines that aren't read out are no part of it, as the sun and the moon on the
 * button of the theme; no rule is about them.
 */
export function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(async () => {
    const UNREAD = 'svg[aria-hidden=true], svg[aria-hidden=true] *, [aria-hidden=true]:empty'
    const elements = [...document.body.querySelectorAll(`:not(${UNREAD})`)]
    const shows = elements.map((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const boxes = elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].join()
    })
    // What a style does is in the boxes, in what shows, and in the colors. One rule is about the style itself.
    const markup = document.body.innerHTML.replace(/ (?:class|style)="[^"]*"/g, (attribute) =>
      /spacing|line-height/.test(attribute) ? attribute : '',
    )
    const digest = async (...parts: readonly unknown[]): Promise<string> => {
      const bytes = new TextEncoder().encode(JSON.stringify(parts))
      return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join()
    }
    const content = await digest(markup, shows)
    return { content, places: await digest(content, boxes) }
  })
}
