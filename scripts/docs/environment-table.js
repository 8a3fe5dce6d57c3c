import ts from 'typescript'
import { markdownTable } from './markdown-table.js'

/**
 * Returns the environment variables as a Markdown table, from the schema's source: the name, the default and the comment above it. So
 * the page lists exactly what the program reads.
 *
 * @param {string} source of `lib/env.ts`
 * @returns {string}
 * @throws {Error} naming a variable that has no comment
 */
export function environmentTable(source) {
  const rows = variables(source).map(({ name, byDefault, meaning }) => [`\`${name}\``, byDefault, meaning])
  return markdownTable([['variable', 'default', 'description'], ...rows])
}

/** @returns {readonly { name: string, byDefault: string, meaning: string }[]} */
function variables(source) {
  const file = ts.createSourceFile('env.ts', source, ts.ScriptTarget.Latest, true)
  const schema = find(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'schema')
  const object = find(schema, ts.isObjectLiteralExpression)
  return object.properties.map((property) => {
    const name = property.name.getText()
    const meaning = ts
      .getJSDocCommentsAndTags(property)
      .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
    if (meaning === '') throw new Error(`${name} has no comment that says what it is`)
    return { name, byDefault: defaultOf(property.initializer.getText()), meaning }
  })
}

function defaultOf(initializer) {
  const given = /\.default\(('[^']*'|[\d_]+)\)/.exec(initializer)?.[1]
  if (given === undefined || given === "''") return '–'
  return `\`${given.replaceAll("'", '').replaceAll('_', '')}\``
}

function find(node, matches) {
  if (matches(node)) return node
  return ts.forEachChild(node, (child) => find(child, matches))
}
