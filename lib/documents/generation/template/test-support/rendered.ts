import { compileXml } from '../../render/compile-xml'
import type { RenderOutput } from '../../render/output'
import type { Scope } from '../../render/scope'
import type { Template, TemplateTag } from '../template'
import { textOf } from '../../test-support/files'

const OUTPUT: RenderOutput = {
  picture: () => 'rId1',
  site: (_family, original) => original,
  drawingId: () => 1,
}

/** What a test says of a template's tags, by their names: the texts of values, and the sections that are shown. */
export type Said = Readonly<Record<string, string | boolean>>

function scopeOf({ tags }: Template, said: Said): Scope {
  const byKey = new Map<string, TemplateTag>()
  for (const tag of tags) if (tag.kind !== 'end') byKey.set(tag.key, tag)
  const of = (key: string) => {
    const tag = byKey.get(key)
    return said[tag?.whole ?? ''] ?? said[tag?.name ?? '']
  }
  const scope: Scope = {
    value: (key) => String(of(key) ?? ''),
    section: (key) => (of(key) === true ? [scope] : []),
  }
  return scope
}

/** A part of a template's document as XML. Optional tags are applied where something is said about them. */
export function renderedXml(template: Template, said: Said, part = 'word/document.xml'): string {
  const applied = (key: string) => template.tags.some((tag) => tag.key === key && Object.hasOwn(said, tag.name))
  const xml = template.tokenised(applied).get(part)
  if (xml === undefined) return template.cleaned.get(part) ?? template.pack.text(part)
  return compileXml(xml, { sites: 'loops' }).render(scopeOf(template, said), OUTPUT)
}

/** The texts of its paragraphs. */
export function renderedTexts(template: Template, said: Said, part?: string): string[] {
  return textOf(renderedXml(template, said, part))
}
