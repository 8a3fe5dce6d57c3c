/** A press on the link of the screen that is open leads to its top: to the same address there is no navigation. */
export function toTop(): void {
  window.scrollTo(0, 0)
}
