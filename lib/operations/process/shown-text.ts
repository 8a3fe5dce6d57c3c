/** A text longer than this is cut, with an ellipsis. */
const SHOWN_TEXT = 500

/** A text as a screen shows it. */
export function shownText(text: string): string {
  return text.length <= SHOWN_TEXT ? text : `${text.slice(0, SHOWN_TEXT - 1).toWellFormed()}…`
}
