import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { broken, rulesFor } from './arrows.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const inProject = (filename) => path.relative(ROOT, filename).split(path.sep).join('/')

/** Returns the project's file that an import means, as far as its name says it, or undefined for a package. */
function fileOf(name, importer) {
  if (name === '#host') return 'lib/hosts'
  if (name === '#names') return 'lib/documents/language/names-here'
  if (name === '#instructions') return 'lib/documents/doses/instructions-here'
  if (name.startsWith('@/')) return path.posix.normalize(name.slice(2))
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(importer), name)
  return undefined
}

/** Whether the import of a statement is gone after compilation. */
function isType({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true
  return (
    specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  )
}

/** Which folder may import which: the arrows of docs/developing.md. */
const arrows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const importer = inProject(context.filename)
    const rules = rulesFor(importer)
    if (rules.length === 0) return {}
    const check = (node, source, type) => {
      if (typeof source?.value !== 'string') return
      const name = source.value
      for (const message of broken(rules, { name, file: fileOf(name, importer), isType: type })) {
        context.report({ node: source, message })
      }
    }
    const statement = (node) => check(node, node.source, isType(node))
    return {
      ImportDeclaration: statement,
      ExportNamedDeclaration: statement,
      ExportAllDeclaration: statement,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
      TSExternalModuleReference: (node) => check(node, node.expression, false),
    }
  },
}

const words = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const message = 'Words of a language are data: they are in lib/documents/doses/language.'
    return {
      Literal(node) {
        if (typeof node.value === 'string' && /[\u0100-\u024F\u0400-\u04FF]/.test(node.value))
          context.report({ node, message })
      },
      TemplateElement(node) {
        if (/[\u0400-\u04FF]/.test(node.value.raw)) context.report({ node, message })
      },
    }
  },
}

/** What a pattern has besides words: classes of letters, escapes, group names, sets. */
const NOTATION = /\\[pP]\{[^}]*\}|\\u(?:\{[^}]*\}|[\dA-Fa-f]{4})|\\.|\(\?<[A-Za-z]\w*>|\[(?:\\.|[^\]\\])*\]/g
/** Three lowercase letters, or two of which one isn't ASCII. Signs in one script or another are single letters. */
const WORD =
  /[a-z]{3,}|[A-Za-z]*[\u00C0-\u024F\u0400-\u04FF](?:[A-Za-z\u00C0-\u024F\u0400-\u04FF])|[A-Za-z][\u00C0-\u024F\u0400-\u04FF]/

/** A text that a pattern is made of. */
const IN_TEXT = /\(\?[:=!<]|\\p\{/

/** Words of a language in a regular expression, whether a literal or the text that one is made of. */
const patterns = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const message = 'Words of a language are data: they are in lib/documents/doses/language and lexicon.'
    const check = (node, pattern) => {
      if (WORD.test(pattern.replace(NOTATION, ' '))) context.report({ node, message })
    }
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern)
        else if (typeof node.value === 'string' && IN_TEXT.test(node.value)) check(node, node.value)
      },
      TemplateElement(node) {
        if (IN_TEXT.test(node.value.raw)) check(node, node.value.raw.replaceAll('\\\\', '\\'))
      },
    }
  },
}

const houseRules = { meta: { name: 'house' }, rules: { arrows, patterns, words } }

export default houseRules
