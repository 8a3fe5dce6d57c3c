import { headerText } from '@/lib/documents/header-text'

/** Email programs cut longer subjects. */
export const MAX_SUBJECT = 150

/** Returns a text for use in a header or a line, shortened with an ellipsis if it has more characters. */
export function oneLine(text: string, max = MAX_SUBJECT): string {
  const clean = headerText(text)
  const characters = [...clean]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : clean
}
