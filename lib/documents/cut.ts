/** The beginning of a text, at most so many UTF-16 units of it: half of a surrogate pair isn't a character, and no database takes one. */
export function beginning(text: string, most: number): string {
  const part = text.slice(0, Math.max(0, most))
  return part.length < text.length && /[\ud800-\udbff]$/.test(part) ? part.slice(0, -1) : part
}

/** A text of at most so many UTF-16 units, with an ellipsis at its end where it was longer. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${beginning(text, most - 1)}…`
}
