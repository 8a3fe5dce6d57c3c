import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import {
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser'

/** Places in a part of a file, which nearly every sentence of a template ends with. */
const PLACE = new Set(['where', 'at'])

function plain(elements: readonly MessageFormatElement[], number: string): string {
  return elements
    .map((element) => {
      if (isPoundElement(element)) return `{${number}}`
      if (isTagElement(element)) return plain(element.children, number)
      if (isPluralElement(element) || isSelectElement(element)) {
        if (PLACE.has(element.value)) return ''
        return plain(element.options['other']?.value ?? [], element.value)
      }
      return element.type === 0 ? element.value : `{${element.value}}`
    })
    .join('')
}

/** A message as a page can show it: its parameters in braces, of its choices the one for all other cases, without the place. */
export function plainSentence(message: string): string {
  return plain(parse(message), '').replace(/\s+/g, ' ').trim()
}
