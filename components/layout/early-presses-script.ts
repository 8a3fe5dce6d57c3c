/** Dispatched on the document once React has taken over the page's frame. */
export const HYDRATED = 'actum:hydrated'

/**
 * Saves what is pressed and typed on a page whose scripts are still on their way, and repeats it once React has taken over. Links need
 * no script, so they aren't held back. Its text is put into the page: it uses nothing outside itself.
 */
export function holdEarlyPresses(hydrated: string): void {
  const CONTROLS = 'button, input[type=checkbox], input[type=radio], input[type=submit]'
  const POLL_MS = 50
  /** What was pressed and what to do, each once, in order. */
  const held = new Map<HTMLElement, () => void>()
  /** What React hasn't taken over with the frame because its part of the page loads later; null before that. */
  let late: Set<HTMLElement> | null = null

  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const isEarly = (element: HTMLElement) => (late === null || late.has(element)) && !isTaken(element)

  function hold(event: Event, element: HTMLElement, act: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    // A second press of the same control is impatience.
    held.delete(element)
    held.set(element, act)
    document.documentElement.dataset['waiting'] = ''
    if (late !== null) repeat()
  }

  function onClick(event: Event): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
    if (element !== null && isEarly(element)) hold(event, element, () => element.click())
  }

  function onSubmit(event: Event): void {
    const form = event.target
    if (form instanceof HTMLFormElement && isEarly(form)) hold(event, form, () => form.requestSubmit())
  }

  function onChange(event: Event): void {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'file' || !isEarly(field)) return
    hold(event, field, () => field.dispatchEvent(new Event('change', { bubbles: true })))
  }

  function onInput(event: Event): void {
    const field = event.target
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isField || /^(?:file|checkbox|radio)$/.test(field.type)) return
    // React has heard of all that is typed by now.
    held.delete(field)
    if (!isEarly(field)) return
    const { value } = field
    held.set(field, () => type(field, value))
    if (late !== null) repeat()
  }

  /** Types a value again. React ignores what it takes for the value that it knows. */
  function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
    field.value = value
    const { _valueTracker: tracker } = field as { _valueTracker?: { setValue(known: string): void } }
    tracker?.setValue(`${value} `)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** Repeats what can be repeated, one press after another, so that each finds what the one before it has changed. */
  function repeat(): void {
    for (const [element, act] of held) {
      // What is no longer on the page isn't pressed in another's place.
      if (!element.isConnected) held.delete(element)
      else if (isTaken(element)) {
        held.delete(element)
        act()
        break
      }
    }
    late = new Set([...(late ?? [])].filter((element) => element.isConnected && !isTaken(element)))
    if (held.size === 0) delete document.documentElement.dataset['waiting']
    if (held.size > 0) setTimeout(repeat, POLL_MS)
    else if (late.size === 0) {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
      document.removeEventListener('change', onChange, true)
      document.removeEventListener('input', onInput, true)
    }
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('change', onChange, true)
  document.addEventListener('input', onInput, true)
  document.addEventListener(
    hydrated,
    () => {
      late = new Set(document.querySelectorAll<HTMLElement>(`form, input, textarea, ${CONTROLS}`))
      repeat()
    },
    { once: true },
  )
}
