import type { NumberedNote } from '../notes'
import type { StoryState } from '../story-state'
import { Target } from '../target'
import type { Element, Elements } from './element'

function end(state: StoryState): void {
  const target = state.targets.pop()
  target?.container.end()
  state.fields.leaveCell()
  if (target?.note) state.context.onNote(target.note, target.text.finish().text)
}

const root: Element = {
  open({ targets }) {
    targets.push(new Target(null))
  },
  close: end,
}

function note(kind: NumberedNote['kind']): Element {
  return {
    open({ targets }, attributes) {
      targets.push(new Target(null, { kind, id: attributes.get('w:id') ?? '' }))
    },
    close: end,
  }
}

/** The roots of stories, and the notes within theirs. */
export const ROOTS: Elements = [
  ...['w:body', 'w:hdr', 'w:ftr'].map((name) => [name, root] as const),
  ...(['footnote', 'endnote', 'comment'] as const).map((kind) => [`w:${kind}`, note(kind)] as const),
]
