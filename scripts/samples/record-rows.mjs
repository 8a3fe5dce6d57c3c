import { cell, paragraph } from './wordprocessing.mjs'

/** A row of the examined object: a label and its value. */
export const describedBy = (label, value) => [cell(paragraph('TableText', label)), cell(paragraph('TableText', value))]

/** A row of what was measured. */
export const measured = (number, quantity, unit, nominal, value) => [
  cell(paragraph('TableFigure', number), { vertical: 'center' }),
  cell(paragraph('TableText', quantity), { vertical: 'center' }),
  cell(paragraph('TableFigure', unit), { vertical: 'center', noWrap: true }),
  cell(paragraph('TableFigure', nominal), { vertical: 'center' }),
  cell(paragraph('TableFigure', value), { vertical: 'center' }),
]
