import { escapeXml, run } from './wordprocessing.mjs'

/** Comments of Word's (ECMA-376 part 1, 17.13.4), numbered in the order in which they are asked for. */
export class Comments {
  #texts = []

  /** Runs with a comment attached. */
  beside(runs, text) {
    const id = this.#texts.push(text) - 1
    const reference = `<w:r><w:commentReference w:id="${id}"/></w:r>`
    return `<w:commentRangeStart w:id="${id}"/>${runs}<w:commentRangeEnd w:id="${id}"/>${reference}`
  }

  /** The comments of `word/comments.xml`, each one paragraph. */
  xml(date) {
    return this.#texts
      .map(
        (text, id) =>
          `<w:comment w:id="${id}" w:author="Actum" w:date="${date.toISOString().replace('.000', '')}" w:initials="A">` +
          `<w:p>${run(text)}</w:p></w:comment>`,
      )
      .join('')
  }
}

/** A content control of plain text whose title names a column. */
export const control = (title, text) =>
  `<w:sdt><w:sdtPr><w:alias w:val="${escapeXml(title)}"/><w:text/></w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`
