const MARK = 'registered'

/** Remembers over the navigation to the first screen that this tab has just registered somebody. */
export function markRegistered(): void {
  try {
    window.sessionStorage.setItem(MARK, 'true')
  } catch (error) {
    console.warn('The mark of a new account could not be kept', error)
  }
}

/** Whether this tab has just registered somebody; only the first to ask is told. */
export function takeRegistered(): boolean {
  try {
    const marked = window.sessionStorage.getItem(MARK) !== null
    window.sessionStorage.removeItem(MARK)
    return marked
  } catch (error) {
    console.warn('The mark of a new account could not be read', error)
    return false
  }
}
