/**
 * Returns a page with the part between `<!-- NAME -->` and `<!-- /NAME -->` replaced.
 *
 * @param {string} page
 * @param {string} name
 * @param {string} content
 * @returns {string}
 * @throws {Error} when the page lacks the marks
 */
export function withGenerated(page, name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page has no part between ${begin} and ${end}`)
  return `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`
}
