import type { FormCells, FormSheet } from './form'

/** Rows 6 and 7 repeat as one block; the formulas refer to all of it, or to what is outside of it. */
export const BLOCK = { first: 6, last: 7 } as const
const LAST = 14

/** A workbook with random formulas, as a template and as a person would have typed it. */
export interface RandomForm {
  readonly tagged: readonly FormSheet[]
  readonly plain: readonly FormSheet[]
  readonly names: string
  /** The turns of its loop. */
  readonly turns: number
}

/** Numbers from 0 to below 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function randomForm(seed: number): RandomForm {
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const fixed = () => (random() < 0.35 ? '$' : '')
  const still = [1, 2, 3, 4, 9, 10, 11, 12, 13, 14]
  const letter = () => one(['A', 'B', 'C'])
  const cell = () => `${fixed()}${letter()}${fixed()}${one(still)}`
  const range = (): string => {
    const [a, b] = [one([1, 2, 3, 4, 5, BLOCK.first]), one([BLOCK.last, 8, 9, 12, 14])]
    const [top, bottom] = one([
      [a, b],
      [a, b],
      [1, one([2, 3, 4])],
      [9, one([10, 12, LAST])],
      [BLOCK.first, BLOCK.last],
    ] as const)
    return `${fixed()}A${fixed()}${top}:${fixed()}${one(['A', 'B', 'C'])}${fixed()}${bottom}`
  }
  const whole = () => one(['A:A', '$B:C', '1:3', `$2:$${LAST}`, '9:12', `${BLOCK.first}:${BLOCK.last}`])
  const term = (sheet: string): string =>
    one([
      () => `${sheet}${cell()}`,
      () => `SUM(${sheet}${range()})`,
      () => `SUM(${sheet}${range()},${sheet}${cell()})`,
      () => `COUNT(${sheet}${whole()})`,
      () => `IF(${sheet}${cell()}>5,SUM(${sheet}${range()}),"${cell()}")`,
      () => `SUMIF(${sheet}${range()},">2")`,
      () => `Top+SUM(Block)+Low`,
      () => `INDEX(${sheet}${range()},1,1)`,
      () => `ROUND(${sheet}${cell()}*1.5,0)-2`,
    ])()
  const formula = (sheet: string) => Array.from({ length: 1 + below(2) }, () => term(sheet)).join(one(['+', '*', '-']))
  const own: Record<string, string | number> = {}
  for (const row of [...still, 5, 8]) {
    for (const [at, column] of ['A', 'B', 'C'].entries()) own[`${column}${row}`] = row * 10 + at
  }
  // Not in the sheet's first rows alone: formulas above the block look down, those below look up.
  for (const row of still) own[`${one(['E', 'F'])}${row}`] = `=${formula('')}`
  const inRows: Record<string, string> = {}
  for (const row of [BLOCK.first, BLOCK.last]) inRows[`E${row}`] = `=${one(['A', '$B'])}${row}*2+${cell()}`
  const other: Record<string, string | number> = {}
  for (let row = 1; row <= 8; row++) other[`A${row}`] = `=${formula(one(["'Form 1'!", "'Form 1'!", '']))}`
  const block = (values: readonly [FormCells[string], FormCells[string]], marks: boolean): FormCells => ({
    [`A${BLOCK.first}`]: values[0],
    [`B${BLOCK.first}`]: values[1],
    [`C${BLOCK.first}`]: 3,
    [`A${BLOCK.last}`]: values[0],
    [`B${BLOCK.last}`]: values[1],
    [`C${BLOCK.last}`]: 4,
    ...(marks && { [`Y${BLOCK.first}`]: '{#rows}', [`Z${BLOCK.last}`]: '{/rows}' }),
  })
  const names = [
    ['Top', `'Form 1'!$A$${one([1, 3])}`],
    ['Low', `'Form 1'!$C$${one([9, LAST])}`],
    ['Block', `'Form 1'!$A$${BLOCK.first}:$C$${BLOCK.last}`],
  ].map(([name, text]) => `<definedName name="${name}">${text}</definedName>`)
  const after = `<conditionalFormatting sqref="A2:C12"><cfRule type="expression" priority="1"><formula>$A$10&gt;$B$2</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" sqref="B9:B11"><formula1>$A$9:$A$12</formula1></dataValidation></dataValidations>`
  const sheets = (cells: FormCells): FormSheet[] => [
    { name: 'Form 1', cells: { ...own, ...inRows, ...cells }, after },
    { name: 'Other', cells: other },
  ]
  return {
    tagged: sheets(
      block(
        [
          ['{P}', 1],
          ['{Q}', 1],
        ],
        true,
      ),
    ),
    plain: sheets(block([1, 2], false)),
    names: names.join(''),
    turns: 2 + below(4),
  }
}
