import { prefixOf } from '../../../ooxml/namespaces'
import type { XmlAttributes } from '../../../ooxml/xml-events'
import { LAST_CODE_POINT, symbolOf } from '../symbols'
import type { StoryState } from '../story-state'
import { NOTHING, says, type Element, type Elements } from './element'

/** An element of text, which is reported as a whole when it ends. */
export function textElement(take: (state: StoryState, text: string) => void): Element {
  return {
    open(state) {
      state.collected = ''
    },
    close(state) {
      const text = state.collected ?? ''
      state.collected = null
      take(state, text)
    },
  }
}

/** A line end of the XML isn't a break in the document. */
function addText(state: StoryState, text: string): void {
  state.addText(text.includes('\n') ? text.replace(/\n+/g, ' ') : text)
}

/** Word's own for characters of all planes, besides `w:sym` ([MS-DOCX]). */
const SYMEX = prefixOf('http://schemas.microsoft.com/office/word/2015/wordml/symex')

function addSymbol(state: StoryState, attributes: XmlAttributes, prefix: string): void {
  const code = parseInt(attributes.get(`${prefix}:char`) ?? '', 16)
  if (Number.isNaN(code) || code > LAST_CODE_POINT) return
  const font = attributes.get(`${prefix}:font`)
  // One that names no font has the run's.
  state.addText(symbolOf(font ?? null, code), font !== undefined)
}

function sign(character: string): Element {
  return says((state) => state.addText(character, true))
}

function note(kind: 'footnote' | 'endnote' | 'comment'): Element {
  return says((state, attributes) => {
    const id = attributes.get('w:id')
    const { target } = state
    if (id === undefined || target === undefined || !state.fields.visible || state.leavesHidden()) return
    if (target.cell !== null) target.cell.noteRefs = [...target.cell.noteRefs, { kind, id }]
    if (['1', 'true', 'on'].includes(attributes.get('w:customMarkFollows') ?? '')) target.run.ownMark = true
  })
}

const instruction = textElement(({ fields }, text) => {
  fields.instruction(text)
})

export const RUNS: Elements = [
  [
    'w:r',
    {
      open({ target }) {
        target?.newRun()
      },
      close({ target }) {
        target?.newRun()
      },
    },
  ],
  [
    'w:rStyle',
    says((state, attributes) => {
      if (state.looks !== null && !state.inMark && state.target !== undefined) {
        state.target.run.style = attributes.get('w:val') ?? null
      }
    }),
  ],
  ['w:t', textElement(addText)],
  [
    'w:delText',
    textElement((state, text) => {
      if (state.context.view === 'original') addText(state, text)
    }),
  ],
  [
    'w:tab',
    says((state) => {
      // The tab stops of a paragraph bear the same name (ECMA-376 §17.3.1.37).
      if (state.parent() !== 'w:tabs') state.addText('\t')
    }),
  ],
  ['w:ptab', sign('\t')],
  ['w:cr', sign('\n')],
  ['w:noBreakHyphen', sign('\u2011')],
  ['w:softHyphen', sign('\u00ad')],
  [
    'w:br',
    says((state, attributes) => {
      const { target } = state
      if (target?.cell === null && attributes.get('w:type') === 'page') target.container.breakHere()
      state.addText('\n')
    }),
  ],
  [
    'w:lastRenderedPageBreak',
    says(({ context: { pages }, tables }) => {
      if (pages === null) return
      pages.current += 1
      // A table that is pushed to a new page has the break in its first cell.
      for (const { builder, row } of tables) {
        if (builder.rows === 0 && row?.cells.length === 0) builder.page = pages.current
      }
    }),
  ],
  ['w:sym', says((state, attributes) => addSymbol(state, attributes, 'w'))],
  [`${SYMEX}:symEx`, says((state, attributes) => addSymbol(state, attributes, SYMEX))],
  ['w:footnoteReference', note('footnote')],
  ['w:endnoteReference', note('endnote')],
  ['w:commentReference', note('comment')],
  [
    'w:hyperlink',
    {
      open({ target, context }, attributes) {
        const relationship = context.relationships.get(attributes.get('r:id') ?? '')
        if (target !== undefined) target.link = relationship?.external === true ? relationship.target : null
      },
      close({ target }) {
        if (target !== undefined) target.link = null
      },
    },
  ],
  ['w:instrText', instruction],
  // The phonetic guide above a word isn't part of it (ECMA-376 §17.3.3.24).
  ['w:rt', NOTHING],
  ['w:sdtPr', NOTHING],
  ['w:sdtEndPr', NOTHING],
  ['w:smartTagPr', NOTHING],
  ['w:customXmlPr', NOTHING],
  ['w:delInstrText', NOTHING],
]
