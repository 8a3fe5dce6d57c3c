import { isOn, wholeNumber } from '../scan'
import type { StoryState } from '../story-state'
import { says, type Elements } from './element'

export const FIELDS: Elements = [
  [
    'w:fldChar',
    says((state, attributes) => {
      const type = attributes.get('w:fldCharType')
      if (type === 'begin') state.fields.begin()
      else if (type === 'separate') state.fields.separate()
      else if (type === 'end') endField(state)
    }),
  ],
  [
    'w:fldSimple',
    {
      open({ fields }, attributes) {
        fields.begin()
        fields.instruction(attributes.get('w:instr') ?? '')
        fields.separate()
      },
      close: endField,
    },
  ],
  ['w:checkBox', says(({ fields }) => fields.checkBox(false))],
  [
    'w:default',
    says((state, attributes) => {
      if (state.parent() === 'w:checkBox') state.fields.checkBox(isOn(attributes))
      else if (state.parent() === 'w:ddList') state.fields.preset(wholeNumber(attributes.get('w:val')) ?? 0)
    }),
  ],
  ['w:checked', says(({ fields }, attributes) => fields.checkBox(isOn(attributes)))],
  ['w:listEntry', says(({ fields }, attributes) => fields.entry(attributes.get('w:val') ?? ''))],
  ['w:result', says(({ fields }, attributes) => fields.choose(wholeNumber(attributes.get('w:val')) ?? 0))],
]

function endField(state: StoryState): void {
  const shown = state.fields.end()
  if (shown === null) state.leaveUnread('number')
  else if (shown !== '') state.addEquation(shown)
}
