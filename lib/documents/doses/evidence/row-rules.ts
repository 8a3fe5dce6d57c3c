import type { Rule } from './rules'

/** The possible kinds of a row with figures. */
export const ROW_READINGS = ['person', 'total', 'statistic', 'count', 'control', 'limit'] as const
export type RowReading = (typeof ROW_READINGS)[number]

export type RowFact =
  /** What the label's words say. */
  | 'says.total'
  | 'says.maximum'
  | 'says.minimum'
  | 'says.mean'
  | 'says.median'
  | 'says.statistic'
  | 'says.count'
  | 'says.collective'
  | 'says.cumulative'
  | 'says.control'
  | 'says.limit'
  /** The label looks like a person's name. */
  | 'is.person'
  /** The label looks like the labels of most other rows. */
  | 'is.alike'
  | 'is.labelled'
  /** The label names a group of rows among other words. */
  | 'names.group'
  /** The row has its own number, in tables with such a column. */
  | 'has.id'
  | 'lacks.id'
  | 'has.place'
  /** The row has what most rows fill besides names and numbers: a badge, a department, dates. */
  | 'has.usual'
  | 'lacks.usual'
  /** Every figure of the row is the sum, or a statistic, of the rows above. */
  | 'equals.sum'
  | 'equals.maximum'
  | 'equals.minimum'
  | 'equals.mean'
  | 'equals.median'
  /** Every figure says how many rows above have one. */
  | 'equals.count'
  /** Its figures repeat the last total: carried over to the next page. */
  | 'equals.total'
  /** The next row has the same figures. */
  | 'equals.next'
  /** The row above it is a statistic. */
  | 'below.statistic'
  /** All its figures are the same, in tables where they differ. */
  | 'is.uniform'

export type RowRule = Rule<RowFact, RowReading>

/**
 * The rules that favor each kind of row. In an example, semicolons separate the rows: a label, perhaps `#` and the
 * person's number, and figures. The rule decides about the row after `>`.
 */
export const ROW_RULES: readonly RowRule[] = [
  {
    id: 'row.total.said',
    when: ['says.total'],
    gives: 'total',
    weight: 6.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Total 0.5',
  },
  {
    id: 'row.total.of-group',
    when: ['says.total', 'names.group'],
    gives: 'total',
    weight: 3,
    example: '= Dental Care; Alder J. 0.1; Birch K. 0.3; > Sum Dental Care 0.4',
  },
  {
    id: 'row.total.cumulative',
    when: ['says.cumulative'],
    gives: 'total',
    weight: 5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Lifetime 7.5',
  },
  {
    id: 'row.total.by-value',
    when: ['equals.sum'],
    gives: 'total',
    weight: 4,
    example: 'Alder J. 0.1 0.2; Birch K. 0.3 0.1; > Radiology 0.4 0.3',
  },
  {
    id: 'row.total.carried',
    when: ['equals.total'],
    gives: 'total',
    weight: 5,
    example: 'Alder J. 0.1 0.2; Birch K. 0.3 0.1; Total 0.4 0.3; > Report 0.4 0.3; Cedar L. 0.2 0.2',
  },
  {
    id: 'row.total.carried-over',
    when: ['equals.sum', 'equals.next'],
    gives: 'total',
    weight: 3,
    example: 'Alder J. 0.1 0.2; Birch K. 0.3 0.1; > Over 0.4 0.3; Back 0.4 0.3; Cedar L. 0.2 0.2',
  },
  {
    id: 'row.max.said',
    when: ['says.maximum'],
    gives: 'statistic',
    weight: 5.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Highest dose 0.3',
  },
  {
    id: 'row.min.said',
    when: ['says.minimum'],
    gives: 'statistic',
    weight: 5.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Lowest 0.1',
  },
  {
    id: 'row.mean.said',
    when: ['says.mean'],
    gives: 'statistic',
    weight: 5.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Department mean 0.2',
  },
  {
    id: 'row.median.said',
    when: ['says.median'],
    gives: 'statistic',
    weight: 5.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Median 0.2',
  },
  {
    id: 'row.statistic.said',
    when: ['says.statistic'],
    gives: 'statistic',
    weight: 5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Std dev 0.14',
  },
  {
    id: 'row.count.said',
    when: ['says.count'],
    gives: 'count',
    weight: 7,
    example: 'Alder J. 0.1; Birch K. 0.3; > Number of workers 4.5',
  },
  {
    id: 'row.collective.said',
    when: ['says.collective'],
    gives: 'statistic',
    weight: 7,
    example: 'Alder J. 0.1; Birch K. 0.3; > Collective dose 0.4',
  },
  {
    id: 'row.max.by-value',
    when: ['equals.maximum'],
    gives: 'statistic',
    weight: 3,
    example: 'Alder J. #1 0.1 0.2; Birch K. #2 0.3 0.1; Cedar L. #3 0.2 0.1; > Worst case 0.3 0.2',
  },
  {
    id: 'row.min.by-value',
    when: ['equals.minimum'],
    gives: 'statistic',
    weight: 3,
    example: 'Alder J. #1 0.1 0.2; Birch K. #2 0.3 0.1; Cedar L. #3 0.2 0.3; > Best case 0.1 0.1',
  },
  {
    id: 'row.mean.by-value',
    when: ['equals.mean'],
    gives: 'statistic',
    weight: 3,
    example: 'Alder J. #1 0.1 0.2; Birch K. #2 0.3 0.1; Cedar L. #3 0.5 0.6; > Usual 0.3 0.3',
  },
  {
    id: 'row.median.by-value',
    when: ['equals.median'],
    gives: 'statistic',
    weight: 2.5,
    example: 'Alder J. #1 0.1 0.2; Birch K. #2 0.3 0.7; Cedar L. #3 0.4 0.3; > Centre of the list 0.3 0.3',
  },
  {
    id: 'row.count.by-value',
    when: ['equals.count'],
    gives: 'count',
    weight: 5,
    example: 'Alder J. #1 0.1 0.2; Birch K. #2 0.3 0.1; Cedar L. #3 0.2 0.2; > Films sent 3.0 3.0',
  },
  {
    id: 'row.statistic.below-another',
    when: ['below.statistic'],
    gives: 'statistic',
    weight: 1.5,
    example: 'Alder J. #1 0.1; Birch K. #2 0.3; Cedar L. #3 0.2; Mean 0.2; > P95 0.29',
  },
  {
    id: 'row.control.said',
    when: ['says.control'],
    gives: 'control',
    weight: 9,
    example: 'Alder J. 0.1; Birch K. 0.3; > Control badge 0.1',
  },
  {
    id: 'row.limit.said',
    when: ['says.limit'],
    gives: 'limit',
    weight: 6.5,
    example: 'Alder J. 0.1; Birch K. 0.3; > Investigation level 6.5',
  },
  {
    id: 'row.limit.uniform',
    when: ['says.limit', 'is.uniform'],
    gives: 'limit',
    weight: 3,
    example: 'Alder J. 0.1 0.2; Birch K. 0.3 0.1; > Legal limit 20.5 20.5',
  },
  { id: 'row.person.name', when: ['is.person'], gives: 'person', weight: 4, example: 'Alder J. 0.1; > Birch K. 0.3' },
  { id: 'row.person.label', when: ['is.labelled'], gives: 'person', weight: 1, example: 'Post 1 0.1; > Post 2 0.3' },
  {
    id: 'row.person.alike',
    when: ['is.alike'],
    gives: 'person',
    weight: 3,
    example: 'Alder 0.1; Birch 0.3; Cedar 0.2; > Dogwood 0.3',
  },
  { id: 'row.person.id', when: ['has.id'], gives: 'person', weight: 3, example: 'Alder J. #1 0.1; > Max Elm #2 0.3' },
  {
    id: 'row.person.no-id',
    when: ['lacks.id'],
    gives: 'person',
    weight: -1.5,
    example: 'Alder J. #1 0.1; Birch K. #2 0.3; > Top 0.3',
  },
  {
    id: 'row.person.usual',
    when: ['has.usual'],
    gives: 'person',
    weight: 1.5,
    example: 'Alder J. [TLD-1] 0.1; Birch K. [TLD-2] 0.3; > Max Elm [TLD-3] 0.4',
  },
  {
    id: 'row.person.nothing-usual',
    when: ['lacks.usual'],
    gives: 'person',
    weight: -1.5,
    example: 'Alder J. [TLD-1] 0.1; Birch K. [TLD-2] 0.3; > Top 0.3',
  },
  {
    id: 'row.person.place',
    when: ['has.place'],
    gives: 'person',
    weight: 6,
    example: 'Alder J. @chest 0.1; > Total body @chest 0.3',
  },
]
