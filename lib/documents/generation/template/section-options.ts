import { normaliseName } from '../matching/normalise'

/** What a loop can have besides its name: `{#rows | by:"Department"}` makes groups, `{#rows | sort:"Date"}` an order. */
export type SectionOption = 'by' | 'sort'

const NAMES: Readonly<Record<SectionOption, readonly string[]>> = {
  by: ['by', 'group', 'по', 'группа', 'группировать', 'după', 'grup', 'grupare', 'grupează'],
  sort: ['sort', 'order', 'сорт', 'сортировать', 'сортировка', 'порядок', 'sortare', 'sortează', 'ordine'],
}

const BY_NAME: ReadonlyMap<string, SectionOption> = new Map(
  Object.entries(NAMES).flatMap(([option, names]) =>
    names.map((name): [string, SectionOption] => [normaliseName(name), option as SectionOption]),
  ),
)

/** The names that a person can write, in English, Russian and Romanian. */
export const SECTION_OPTION_NAMES: readonly string[] = [...BY_NAME.keys()]

/** The option that a name in a loop's tag calls, in any of the three languages; null where it calls none. */
export function sectionOptionOf(name: string): SectionOption | null {
  return BY_NAME.get(normaliseName(name)) ?? null
}
