/** Whether a press undoes: Ctrl+Z, or ⌘Z, where no field has its own undo. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const { target, key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  const isPressed = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
  return isPressed && !defaultPrevented && !(target instanceof Element && isField(target))
}

function isField(target: Element): boolean {
  return (
    target.closest('input:not([type=file], [type=radio], [type=checkbox]), textarea, select, [contenteditable]') !==
    null
  )
}

/** Puts the focus where the first file is chosen. */
export function focusFirstFile(): void {
  document.querySelector<HTMLInputElement>('#sheet input[type=file]')?.focus({ preventScroll: true })
}
