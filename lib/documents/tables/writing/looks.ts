import type { Look } from '../../spreadsheets/writing/sheet'

const BOLD = 1
const ITALIC = 2
const WRAP = 4
const QUOTE = 8
const LINK = 16

/** Gives cells that look alike the same look, so that a table of a million cells has a dozen of them. */
export class Looks {
  readonly #known: Look[][] = []

  get(look: Look): Look {
    const { bold, italic, wrap, quotePrefix, link, fill = null, align = null, numFmt = null } = look
    const flags =
      (bold === true ? BOLD : 0) +
      (italic === true ? ITALIC : 0) +
      (wrap === true ? WRAP : 0) +
      (quotePrefix === true ? QUOTE : 0) +
      (link === true ? LINK : 0)
    const alike = (this.#known[flags] ??= [])
    for (const known of alike) {
      if (known.fill === fill && known.align === align && known.numFmt === numFmt) return known
    }
    const made = { bold, italic, wrap, quotePrefix, link, fill, align, numFmt }
    alike.push(made)
    return made
  }
}
