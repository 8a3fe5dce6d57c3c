/** The ids of the screens' main actions, the one to press first. While a run is in progress, its Stop is in the same place. */
const PRIMARY_IDS = ['release-download', 'release-create', 'release-action', 'release-stop'] as const

/** What of a button or link decides whether Ctrl+Enter presses it. */
export interface PrimaryAction {
  readonly isVisible: boolean
  readonly isDisabled: boolean
  /** It ends a run. */
  readonly isStop: boolean
  /** The verb, or why it can't be pressed now. */
  readonly label: string
}

/** What Ctrl+Enter does. */
export type PrimaryPress<Action> =
  | { readonly kind: 'press'; readonly action: Action }
  /** The action can't be pressed now, for this reason. */
  | { readonly kind: 'waits'; readonly reason: string }
  /** A run is in progress: the key that started it doesn't stop it. */
  | { readonly kind: 'running' }

/** Returns what Ctrl+Enter does on a screen with these actions; null if it has none. */
export function primaryPress<Action extends PrimaryAction>(actions: readonly Action[]): PrimaryPress<Action> | null {
  const visible = actions.filter(({ isVisible }) => isVisible)
  const action = visible.find(({ isDisabled, isStop }) => !isDisabled && !isStop)
  if (action !== undefined) return { kind: 'press', action }
  if (visible.some(({ isStop }) => isStop)) return { kind: 'running' }
  const [first] = visible
  return first === undefined ? null : { kind: 'waits', reason: first.label }
}

/** The main actions on the page. */
export function primaryActions(): readonly (PrimaryAction & { readonly element: HTMLElement })[] {
  return PRIMARY_IDS.flatMap((id) => document.getElementById(id) ?? []).map((element) => ({
    element,
    isVisible: element.checkVisibility(),
    isDisabled: element.matches(':disabled'),
    isStop: element.matches('[data-stop]'),
    label: element.textContent.trim(),
  }))
}
