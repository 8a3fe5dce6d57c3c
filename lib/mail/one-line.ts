import { headerText } from '@/lib/documents/header-text'

/** Beyond this, mail programs cut a subject. */
export const MAX_SUBJECT = 150

/** A text as it may stand in a header or a line, with an ellipsis at its end where it has more characters than that. */
export function oneLine(text: string, max = MAX_SUBJECT): string {
  const clean = headerText(text)
  const characters = [...clean]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : clean
}
