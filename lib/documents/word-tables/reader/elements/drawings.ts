import { MATH_PARTS, MATH_STRUCTURES } from '../math'
import type { StoryState } from '../story-state'
import { Target } from '../target'
import { LEAVE_OUT, says, type Element, type Elements } from './element'
import { textElement } from './runs'

function picture(state: StoryState, id: string | undefined): void {
  const relationship = state.context.relationships.get(id ?? '')
  const cell = state.target?.cell
  if (relationship === undefined || !cell || !state.fields.visible || state.leavesHidden()) return
  const name = relationship.target.slice(relationship.target.lastIndexOf('/') + 1)
  cell.made.pictures = [...cell.made.pictures, name]
}

/** In the line it parts what is before it from what follows; anchored elsewhere, as a stamp is, it does not. */
const inline: Element = says((state) => {
  const { target, fields } = state
  if (target?.cell === null && fields.visible && !state.leavesHidden()) target.container.thing()
})

/** The text of a box is after the paragraph that the box is anchored in. */
const box: Element = {
  open(state) {
    if (state.leavesHidden()) return LEAVE_OUT
    // The paragraph around it is numbered first.
    if (state.fields.visible) state.beginText()
    const { cell = null, languages = [] } = state.target ?? {}
    state.targets.push(new Target(cell, null, true, languages))
    return undefined
  },
  close(state) {
    const inner = state.targets.pop()
    inner?.container.end()
    const text = inner?.text.finish().text ?? ''
    const { target } = state
    const isKept = target !== undefined && (target.cell !== null || target.note !== null || target.isBox)
    if (text !== '' && isKept && state.fields.visible) target.boxes.push(text)
  },
}

/** The prefixes, as everyone writes them, of what a choice may contain that is read. */
const UNDERSTOOD: ReadonlySet<string> = new Set('wps wpg wpc wp14 w14 w15 w16se a14 v o'.split(' '))

/** Of charts, models and ink the picture is read that there is for other programs. */
const choice: Element = {
  open(state, attributes) {
    const needed = (attributes.get('Requires') ?? '').split(/\s+/)
    return needed.every((prefix) => prefix === '' || UNDERSTOOD.has(prefix)) ? takeFirst(state) : LEAVE_OUT
  },
}

function takeFirst({ choices }: StoryState): typeof LEAVE_OUT | undefined {
  if (choices.at(-1) === true) return LEAVE_OUT
  choices[choices.length - 1] = true
  return undefined
}

const structure: Element = {
  open(state) {
    state.math.openStructure(state.path.at(-1) ?? '')
  },
  close(state) {
    state.math.closeStructure()
  },
}

function mathPart(name: string): Element {
  return {
    open(state) {
      state.math.openPart()
    },
    close(state) {
      state.math.closePart(name)
    },
  }
}

function mathSign(name: string): Element {
  return says((state, attributes) => state.math.sign(name, attributes.get('m:val') ?? ''))
}

export const DRAWINGS: Elements = [
  // The first choice that is understood is shown; the others are the same for other programs (ECMA-376 Part 3 §7.5).
  [
    'mc:AlternateContent',
    {
      open({ choices }) {
        choices.push(false)
      },
      close({ choices }) {
        choices.pop()
      },
    },
  ],
  ['mc:Choice', choice],
  ['mc:Fallback', { open: takeFirst }],
  ['a:blip', says((state, attributes) => picture(state, attributes.get('r:embed') ?? attributes.get('r:link')))],
  ['v:imagedata', says((state, attributes) => picture(state, attributes.get('r:id')))],
  ['wp:inline', inline],
  ['w:object', inline],
  ['w:txbxContent', box],
  [
    'm:oMath',
    {
      open(state) {
        state.math.begin()
      },
      close(state) {
        state.addEquation(state.math.end())
      },
    },
  ],
  ['m:t', textElement(({ math }, text) => math.add(text))],
  ...[...MATH_STRUCTURES].map((name) => [name, structure] as const),
  ...[...MATH_PARTS].map((name) => [name, mathPart(name)] as const),
  ...['m:begChr', 'm:endChr', 'm:sepChr', 'm:chr', 'm:type', 'm:pos', 'm:show'].map(
    (name) => [name, mathSign(name)] as const,
  ),
]
