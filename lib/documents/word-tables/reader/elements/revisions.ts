import type { StoryState, View } from '../story-state'
import { noLooks } from '../styles'
import { LEAVE_OUT, NOTHING, says, type Element, type Elements } from './element'

/**
 * A revision's mark: around content, which is there in one view alone; in the properties of a row, which is; or in those of a
 * paragraph's end, which then joins it to the next (ECMA-376 §17.13.5).
 */
function revision(there: View): Element {
  return {
    open(state) {
      const left = state.context.view !== there
      switch (state.parent()) {
        case 'w:rPr':
          if (left && state.inMark && state.paragraph !== undefined) state.paragraph.joins = true
          return undefined
        case 'w:trPr': {
          const row = state.tables.at(-1)?.row
          if (left && row) row.dropped = true
          return undefined
        }
        case 'w:numPr':
          if (left && state.paragraph !== undefined) state.paragraph.numberingId = null
          return undefined
        default:
          return left ? LEAVE_OUT : undefined
      }
    },
  }
}

function cellRevision(there: View): Element {
  return says((state) => {
    const cell = cellOf(state)
    if (cell !== null && state.context.view !== there) cell.dropped = true
  })
}

/** What properties were before: those of the original view, in place of what is next to them (ECMA-376 §17.13.5.32 …). */
function past(reset: (state: StoryState) => void): Element {
  return {
    open(state) {
      if (state.context.view === 'accepted') return LEAVE_OUT
      reset(state)
      return undefined
    },
  }
}

const PAST: readonly (readonly [name: string, reset: (state: StoryState) => void])[] = [
  [
    'w:rPrChange',
    ({ looks, inMark, target }) => {
      if (looks !== null) Object.assign(looks, noLooks())
      if (looks !== null && !inMark && target !== undefined) target.run.style = null
    },
  ],
  [
    'w:pPrChange',
    ({ paragraph }) => {
      if (paragraph === undefined) return
      const unsaid = { styleId: null, numberingId: null, numberingLevel: null, outlineLevel: null, align: null }
      Object.assign(paragraph, unsaid)
    },
  ],
  [
    'w:tcPrChange',
    (state) => {
      const cell = cellOf(state)
      if (cell === null) return
      Object.assign(cell, { span: 1, vMerge: null, hMerge: null })
      cell.made.fill = null
    },
  ],
  [
    'w:trPrChange',
    ({ tables }) => {
      const row = tables.at(-1)?.row
      if (row) Object.assign(row, { gridBefore: 0, header: false })
    },
  ],
  [
    'w:tblGridChange',
    ({ tables }) => {
      tables.at(-1)?.builder.widths.splice(0)
    },
  ],
]

function cellOf(state: StoryState) {
  return state.parent() === 'w:tcPr' ? (state.target?.cell ?? null) : null
}

export const REVISIONS: Elements = [
  ['w:ins', revision('accepted')],
  ['w:moveTo', revision('accepted')],
  ['w:del', revision('original')],
  ['w:moveFrom', revision('original')],
  ['w:cellIns', cellRevision('accepted')],
  ['w:cellDel', cellRevision('original')],
  [
    'w:cellMerge',
    says((state, attributes) => {
      const cell = cellOf(state)
      if (cell === null) return
      const merge = attributes.get(state.context.view === 'accepted' ? 'w:vMerge' : 'w:vMergeOrig')
      if (merge === 'rest') cell.vMerge = 'restart'
      else cell.vMerge = merge === 'cont' ? 'continue' : null
    }),
  ],
  ...PAST.map(([name, reset]) => [name, past(reset)] as const),
  ...['w:tblPrChange', 'w:tblPrExChange', 'w:sectPrChange', 'w:numberingChange'].map(
    (name) => [name, NOTHING] as const,
  ),
]
