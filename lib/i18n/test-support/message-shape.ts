import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isPluralElement, isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser'

/** What a message asks of its caller and of its language. */
export interface MessageShape {
  readonly text: string
  readonly arguments: readonly string[]
  /** The forms of each plural in it. */
  readonly plurals: readonly (readonly string[])[]
}

/** Every message by its dotted key. Throws where a message can't be parsed. */
export function shapeOf(messages: object, prefix = ''): Map<string, MessageShape> {
  const shape = new Map<string, MessageShape>()
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value === 'string') shape.set(path, shapeOfMessage(value))
    else for (const [inner, message] of shapeOf(value as object, path)) shape.set(inner, message)
  }
  return shape
}

function shapeOfMessage(text: string): MessageShape {
  const names = new Set<string>()
  const plurals: string[][] = []
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(element.value)
      if (isPluralElement(element)) plurals.push(Object.keys(element.options))
      if (isPluralElement(element) || isSelectElement(element)) {
        for (const { value } of Object.values(element.options)) visit(value)
      }
      if (isTagElement(element)) visit(element.children)
    }
  }
  visit(parse(text))
  return { text, arguments: [...names].sort(), plurals }
}
