import { randomId } from '../random-id'

const KEY = 'deskPages'
/** Pages whose saves may still be on their way when the third one after them opens. */
const MOST = 3

interface Left {
  /** The ids of this tab's last pages, newest first. */
  readonly pages: readonly string[]
  /** Whether the last one was saving something when it was left. */
  readonly saving: boolean
}

const NONE: Left = { pages: [], saving: false }

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
  /** Whether the page before this one was saving a desk when it was left. */
  readonly wasSaving: boolean
}

let pages: DeskPages | null = null

/** Returns the pages of this tab. @param isSaving whether this page is saving a desk, for the page after it */
export function deskPages(isSaving?: () => boolean): DeskPages {
  if (pages !== null) return pages
  const left = take()
  const ids = [randomId(), ...left.pages].slice(0, MOST)
  window.addEventListener('pagehide', () => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ pages: ids, saving: isSaving?.() ?? false } satisfies Left))
    } catch (error) {
      console.warn('This page could not be noted for the next one', error)
    }
  })
  // It goes on, out of the browser's cache of pages.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) take()
  })
  return (pages = { ids, wasSaving: left.saving })
}
