/** The screens that have their own shortcuts. */
export type ShortcutScreen = 'generate' | 'tables' | 'doses'

/** One shortcut: presses one after another, each of keys together. */
export interface Shortcut {
  readonly id:
    | 'primary'
    | 'undo'
    | 'redo'
    | 'problems'
    | 'editCell'
    | 'documents'
    | 'leaveRow'
    | 'close'
    | 'list'
    | 'search'
    | 'history'
    | 'tool1'
    | 'tool2'
    | 'tool3'
    | 'frameNew'
    | 'frameEdges'
    | 'frameColumns'
    | 'frameDelete'
  readonly presses: readonly (readonly string[])[]
  /** It works by a letter alone, and so can be turned off (WCAG 2.1.4). */
  readonly isSingle: boolean
  /** A selector of what it works on: without it on the page, the key does nothing and isn't listed. */
  readonly needs?: string
}

/** The fields on a page that look for something. */
export const SEARCH_FIELDS = 'main input[type=search]'

const PRIMARY: Shortcut = { id: 'primary', presses: [['Ctrl', 'Enter']], isSingle: false }
const UNDO: Shortcut = { id: 'undo', presses: [['Ctrl', 'Z']], isSingle: false }
const REDO: Shortcut = { id: 'redo', presses: [['Ctrl', 'Shift', 'Z']], isSingle: false }
const PROBLEMS: Shortcut = { id: 'problems', presses: [['J'], ['K']], isSingle: false, needs: '[data-problem]' }

/** A cell of the row check, and the page of a PDF. */
const CHECKED = '[id^="checked-"]'
const PAGE = '[data-pages]'

/** The shortcuts of each screen in addition to the global ones; J, K, X and F2 work in a table with the focus. */
const OF_SCREEN: Readonly<Record<ShortcutScreen, readonly Shortcut[]>> = {
  generate: [
    PRIMARY,
    UNDO,
    REDO,
    PROBLEMS,
    { id: 'editCell', presses: [['F2']], isSingle: false, needs: CHECKED },
    { id: 'leaveRow', presses: [['X']], isSingle: false, needs: CHECKED },
    { id: 'documents', presses: [['['], [']']], isSingle: true, needs: '[data-result-preview]' },
  ],
  tables: [
    PRIMARY,
    UNDO,
    REDO,
    PROBLEMS,
    // Of a PDF, with the focus on its page.
    { id: 'frameNew', presses: [['N']], isSingle: false, needs: PAGE },
    { id: 'frameEdges', presses: [['E']], isSingle: false, needs: PAGE },
    { id: 'frameColumns', presses: [['C']], isSingle: false, needs: PAGE },
    { id: 'frameDelete', presses: [['Delete']], isSingle: false, needs: PAGE },
  ],
  doses: [PRIMARY, UNDO, REDO, PROBLEMS],
}

/** Those of every tool, in the order in which they are listed. */
export const EVERYWHERE: readonly Shortcut[] = [
  { id: 'list', presses: [['?']], isSingle: true },
  { id: 'search', presses: [['/']], isSingle: true, needs: SEARCH_FIELDS },
  { id: 'history', presses: [['G'], ['H']], isSingle: true },
  { id: 'tool1', presses: [['G'], ['1']], isSingle: true },
  { id: 'tool2', presses: [['G'], ['2']], isSingle: true },
  { id: 'tool3', presses: [['G'], ['3']], isSingle: true },
  { id: 'close', presses: [['Esc']], isSingle: false },
]

/** Those that lead to another screen: private mode is left by its switch alone. */
const WAYS: ReadonlySet<Shortcut['id']> = new Set(['history', 'tool1', 'tool2', 'tool3'] as const)

/** The shortcuts of every screen. */
export function everywhereOf(isPrivate: boolean): readonly Shortcut[] {
  return isPrivate ? EVERYWHERE.filter(({ id }) => !WAYS.has(id)) : EVERYWHERE
}

export function shortcutsOf(screen: ShortcutScreen): readonly Shortcut[] {
  return OF_SCREEN[screen]
}

/** Returns the action of a key press; `go` is the G before it. Null if it isn't a global shortcut. */
export function askedBy(key: string, isGo: boolean): Shortcut['id'] | 'go' | null {
  const lower = key.toLowerCase()
  // Letters of a Russian keyboard that are in the place of the Latin ones.
  if (isGo) return GO[lower] ?? null
  if (lower === 'g' || lower === 'п') return 'go'
  if (key === '?') return 'list'
  return key === '/' ? 'search' : null
}

const GO: Readonly<Partial<Record<string, Shortcut['id']>>> = {
  h: 'history',
  р: 'history',
  '1': 'tool1',
  '2': 'tool2',
  '3': 'tool3',
}
