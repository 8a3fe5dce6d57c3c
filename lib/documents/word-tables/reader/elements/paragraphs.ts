import { isOn, wholeNumber } from '../scan'
import { NO_LOOKS, noLooks, readLooks, type Style } from '../styles'
import { PLAIN } from '../text-builder'
import type { OpenParagraph, StoryState } from '../story-state'
import type { Target } from '../target'
import { LEAVE_OUT, says, type Element, type Elements } from './element'

function beginParagraph(state: StoryState): typeof LEAVE_OUT | undefined {
  state.paragraphCount++
  if (state.inRowLeftOut) return LEAVE_OUT
  state.target?.text.beginParagraph()
  state.paragraphs.push({
    styleId: null,
    numberingId: null,
    numberingLevel: null,
    outlineLevel: null,
    align: null,
    mark: NO_LOOKS,
    joins: false,
    begun: false,
    breaks: false,
    style: null,
  })
  return undefined
}

function endParagraph(state: StoryState): void {
  const { paragraph, target } = state
  if (paragraph === undefined || target === undefined) return
  const style = state.styleOf(paragraph)
  // A paragraph whose end is hidden goes on in the next one, and has no number where all of it is hidden.
  const hidden = paragraph.mark.hidden ?? style.looks.hidden ?? false
  if (!hidden) state.beginText()
  state.paragraphs.pop()
  const joins = paragraph.joins || hidden
  if (!joins) tellParagraph(state, target, paragraph, style)
  if (target.boxes.length > 0) addBoxes(target)
  target.text.endParagraph(joins)
  if (paragraph.breaks) target.container.breakHere()
  if (target.cell !== null && !target.isBox) target.cell.made.align ??= alignOf(paragraph.align ?? style.align)
  if (target.cell === null && target.note === null && !target.isBox && !joins) target.text.clear()
}

function addBoxes({ boxes, text }: Target): void {
  for (const box of boxes.splice(0)) text.add(`\n${box}`, PLAIN)
}

/** Notes what may be a caption or a heading. */
function tellParagraph(state: StoryState, target: Target, paragraph: OpenParagraph, style: Style): void {
  const text = target.text.paragraphText().trim()
  target.container.paragraph(text, style.name)
  const level = paragraph.outlineLevel ?? style.outlineLevel
  if (target.cell === null && level !== null && level < 9 && text !== '') state.heading = text
}

/** Strict documents say start and end (ECMA-376 §17.18.44). */
function alignOf(value: string | null): 'left' | 'center' | 'right' | null {
  if (value === 'center' || value === 'right' || value === 'left') return value
  if (value === 'start') return 'left'
  return value === 'end' ? 'right' : null
}

/** Properties of the run's or the mark's looks. */
const looks: Element = {
  open(state, attributes) {
    if (state.looks !== null && state.parent() === 'w:rPr') readLooks(state.looks, state.path.at(-1) ?? '', attributes)
  },
}

export const PARAGRAPHS: Elements = [
  ['w:p', { open: beginParagraph, close: endParagraph }],
  [
    'w:pStyle',
    says(({ paragraph }, attributes) => {
      if (paragraph !== undefined) paragraph.styleId = attributes.get('w:val') ?? null
    }),
  ],
  [
    'w:numId',
    says((state, attributes) => {
      if (state.paragraph !== undefined && state.parent() === 'w:numPr') {
        state.paragraph.numberingId = attributes.get('w:val') ?? null
      }
    }),
  ],
  [
    'w:ilvl',
    says((state, attributes) => {
      if (state.paragraph !== undefined && state.parent() === 'w:numPr') {
        state.paragraph.numberingLevel = wholeNumber(attributes.get('w:val'))
      }
    }),
  ],
  [
    'w:outlineLvl',
    says(({ paragraph }, attributes) => {
      if (paragraph !== undefined) paragraph.outlineLevel = wholeNumber(attributes.get('w:val'))
    }),
  ],
  [
    'w:jc',
    says((state, attributes) => {
      if (state.paragraph !== undefined && state.parent() === 'w:pPr') {
        state.paragraph.align = attributes.get('w:val') ?? null
      }
    }),
  ],
  [
    'w:pageBreakBefore',
    says(({ target }, attributes) => {
      if (isOn(attributes)) target?.container.breakHere()
    }),
  ],
  [
    'w:sectPr',
    says(({ paragraph }) => {
      if (paragraph !== undefined) paragraph.breaks = true
    }),
  ],
  [
    'w:rPr',
    {
      open(state) {
        const parent = state.parent()
        // What the looks were goes where they are (ECMA-376 §17.13.5.31).
        if (parent === 'w:rPrChange') return
        state.inMark = parent === 'w:pPr'
        if (parent === 'w:r' && state.target !== undefined) state.looks = state.target.run.looks = noLooks()
        else if (state.inMark && state.paragraph !== undefined) state.looks = state.paragraph.mark = noLooks()
        else state.looks = null
      },
      close(state) {
        state.looks = null
        state.inMark = false
      },
      isSilent: () => true,
    },
  ],
  ...['w:vanish', 'w:b', 'w:i', 'w:strike', 'w:dstrike', 'w:vertAlign', 'w:position', 'w:rFonts', 'w:lang'].map(
    (name) => [name, looks] as const,
  ),
]
