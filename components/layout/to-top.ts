/** Pressing the link of the current screen scrolls to its top, because there is no navigation to the same address. */
export function toTop(): void {
  window.scrollTo(0, 0)
}
