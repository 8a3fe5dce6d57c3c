import { normaliseName } from './normalise'

/** What a tag can make of the rows it is over: `{rows | sum:"dose"}`. */
export type Aggregate = 'sum' | 'count' | 'avg' | 'min' | 'max' | 'join'

const NAMES: Readonly<Record<Aggregate, readonly string[]>> = {
  sum: ['sum', 'total', 'сумма', 'итого', 'suma', 'sumă'],
  count: ['count', 'length', 'количество', 'кол-во', 'число', 'numără', 'număr', 'câte'],
  avg: ['avg', 'average', 'mean', 'среднее', 'media', 'medie'],
  min: ['min', 'minimum', 'мин', 'минимум', 'наименьшее', 'minim'],
  max: ['max', 'maximum', 'макс', 'максимум', 'наибольшее', 'maxim'],
  join: ['join', 'list', 'список', 'перечень', 'через', 'listă', 'lista'],
}

const BY_NAME: ReadonlyMap<string, Aggregate> = new Map(
  Object.entries(NAMES).flatMap(([aggregate, names]) =>
    names.map((name): [string, Aggregate] => [normaliseName(name), aggregate as Aggregate]),
  ),
)

/** The names that a person can write, in English, Russian and Romanian. */
export const AGGREGATE_NAMES: readonly string[] = [...BY_NAME.keys()]

/** The aggregate that a format's name calls, in any of the three languages; null where it calls none. */
export function aggregateOf(name: string): Aggregate | null {
  return BY_NAME.get(normaliseName(name)) ?? null
}

/** Jinja's `length` of a text counts its letters: only of rows is it their number. */
export function countsOnlyRows(name: string): boolean {
  return normaliseName(name) === 'length'
}

/** Whether a format's name is that of an aggregate. */
export function isAggregate(name: string): boolean {
  return aggregateOf(name) !== null
}
