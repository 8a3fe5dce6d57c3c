import type { DeskContent, DeskTool } from '@/lib/operations/desk/desk-schema'
import { randomId } from '../random-id'

const KEY = 'deskPages'
/** Pages whose saves may still be on their way when the third one after them opens. */
const MOST = 3

interface Left {
  /** The ids of this tab's last pages, newest first. */
  readonly pages: readonly string[]
  /** What the last one hadn't saved completely when it was left. */
  readonly unsaved: Unsaved
}

/** Desks as they were on the screen. */
export type Unsaved = Readonly<Partial<Record<DeskTool, DeskContent>>>

const NONE: Left = { pages: [], unsaved: {} }

/** Takes what the tab's last page left. A tab that is duplicated while its page is open inherits nothing, so it counts as another one. */
function take(): Left {
  try {
    const left = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return left === null ? NONE : (JSON.parse(left) as Left)
  } catch (error) {
    console.warn('The pages before this one could not be read', error)
    return NONE
  }
}

/** This page among the pages of its tab: a save by one of them isn't another tab's. */
export interface DeskPages {
  /** This page's id and those of the pages before it, for `X-Saved-By`. */
  readonly ids: readonly string[]
  /** What the page before this one was saving when it was left: that may arrive late, or never. */
  readonly unsaved: Unsaved
}

let pages: DeskPages | null = null

/** Returns the pages of this tab. @param unsaved what this page hasn't saved yet, for the page after it */
export function deskPages(unsaved?: () => Unsaved): DeskPages {
  if (pages !== null) return pages
  const left = take()
  const ids = [randomId(), ...left.pages].slice(0, MOST)
  window.addEventListener('pagehide', () => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ pages: ids, unsaved: unsaved?.() ?? {} } satisfies Left))
    } catch (error) {
      console.warn('This page could not be noted for the next one', error)
    }
  })
  // It goes on, out of the browser's cache of pages.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) take()
  })
  return (pages = { ids, unsaved: left.unsaved })
}
