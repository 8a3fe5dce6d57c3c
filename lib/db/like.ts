/** A text as a part of what `contains`, `startsWith` and `endsWith` look for: Prisma hands the signs of LIKE through. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
