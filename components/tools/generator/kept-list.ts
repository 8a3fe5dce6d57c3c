import type { KeptTemplate } from './kept-template'

/** Updates the list. It uses the current list, because several changes may be in progress. */
type ListChange = (templates: readonly KeptTemplate[]) => readonly KeptTemplate[]

/** A template is in the list by its name, in the place of what it was before. */
export function withTemplate(template: KeptTemplate): ListChange {
  return (templates) =>
    [...withoutTemplate(template)(templates), template].toSorted((a, b) => a.name.localeCompare(b.name))
}

export function withoutTemplate({ id }: Pick<KeptTemplate, 'id'>): ListChange {
  return (templates) => templates.filter((template) => template.id !== id)
}
