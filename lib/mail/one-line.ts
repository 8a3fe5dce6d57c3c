/** Beyond this, mail programs cut a subject. */
const MAX_SUBJECT = 150

/**
 * A text as it may stand in a header or a line: what breaks lines, turns the writing around or can't be seen is a space.
 */
export function oneLine(text: string, max = MAX_SUBJECT): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const characters = [...clean]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : clean
}
