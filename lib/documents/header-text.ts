/**
 * A text as it may be in a mail's header: what breaks lines, turns the writing around or can't be seen is a space, so that nothing of
 * a stranger's begins its own header (RFC 5322 §2.2).
 */
export function headerText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
