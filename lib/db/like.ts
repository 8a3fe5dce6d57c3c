/** Escapes a text for `contains`, `startsWith` and `endsWith`, because Prisma passes the wildcards of LIKE through. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
