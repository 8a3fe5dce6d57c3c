/** Returns whether a key press means undo: Ctrl+Z or ⌘Z, outside fields with their own undo. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  const isPressed = letterOf(event) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
  return isPressed && !defaultPrevented && !(target instanceof Element && isField(target))
}

/** Whether a press makes again what was undone: Ctrl+Shift+Z, or Ctrl+Y. */
export function isRedoKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  const lower = letterOf(event)
  const isPressed = (ctrlKey || metaKey) && !altKey && ((lower === 'z' && shiftKey) || (lower === 'y' && !shiftKey))
  return isPressed && !defaultPrevented && !(target instanceof Element && isField(target))
}

/** The Latin letter of a press; on a Cyrillic keyboard, the one in its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isLatin = key.length !== 1 || key.charCodeAt(0) < 128
  return (isLatin ? key : code.replace('Key', '')).toLowerCase()
}

export function isField(target: Element): boolean {
  return (
    target.closest('input:not([type=file], [type=radio], [type=checkbox]), textarea, select, [contenteditable]') !==
    null
  )
}

/** Puts the focus where the first file is chosen. */
export function focusFirstFile(): void {
  document.querySelector<HTMLInputElement>('#sheet input[type=file]')?.focus({ preventScroll: true })
}
