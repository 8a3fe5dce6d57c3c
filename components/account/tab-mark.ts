/** What this tab has just done, for the next screen to say. */
export type TabMark = 'registered' | 'deleted'

/** Remembers it over the navigation to the next screen. */
export function markTab(mark: TabMark): void {
  try {
    window.sessionStorage.setItem(mark, 'true')
  } catch (error) {
    console.warn('What this tab did could not be kept', error)
  }
}

/** Returns whether this tab has just done it; only the first call returns true. */
export function takeTabMark(mark: TabMark): boolean {
  try {
    const marked = window.sessionStorage.getItem(mark) !== null
    window.sessionStorage.removeItem(mark)
    return marked
  } catch (error) {
    console.warn('What this tab did could not be read', error)
    return false
  }
}
