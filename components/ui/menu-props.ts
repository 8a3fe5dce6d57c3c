import type { ReactNode } from 'react'

export type MenuChoice<Value extends string> = {
  value: Value
  /** What the row shows; the tick of the current one is added. */
  content: ReactNode
  /** The language of the row where it is not the page's. */
  lang?: string
}

export type ChoiceMenuProps<Value extends string> = {
  /** The name of the whole: «Валюта». */
  label: string
  /** What the closed menu shows. */
  trigger: ReactNode
  triggerClassName?: string
  choices: readonly MenuChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Said at the head of the open menu. */
  note?: string
  /** It fills the cell of a table, whose keys move the focus on: Enter opens it, arrows do not. */
  inCell?: boolean
  /** The choices can't be taken yet: they are grey and a spinner is by the current one. */
  waiting?: boolean
}

/** The attributes of a menu button that fills a cell: the cell itself isn't a tab stop. */
export const IN_CELL = { 'data-control': true, tabIndex: -1 }
