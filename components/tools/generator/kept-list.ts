import type { KeptTemplate } from './kept-template'

/** What becomes of the list; of the list as it is by then, since several things may be under way at the same time. */
type ListChange = (templates: readonly KeptTemplate[]) => readonly KeptTemplate[]

/** A template is in the list by its name, in the place of what it was before. */
export function withTemplate(template: KeptTemplate): ListChange {
  return (templates) =>
    [...withoutTemplate(template)(templates), template].toSorted((a, b) => a.name.localeCompare(b.name))
}

export function withoutTemplate({ id }: Pick<KeptTemplate, 'id'>): ListChange {
  return (templates) => templates.filter((template) => template.id !== id)
}
