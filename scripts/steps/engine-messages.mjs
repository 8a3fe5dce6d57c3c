import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import compileMessage from 'icu-minify/compile'

/** What an engine says: problems, the words in files, stages, and where to look. */
const NAMESPACES = ['errors', 'files', 'doseRules', 'progress', 'place']

/** What only the dose extractor says. */
const OF_DOSES = ['doseRules']

/** Sentences are parsed here, so that an engine needs no parser of them. */
function compiled(messages) {
  if (typeof messages === 'string') return compileMessage(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compiled(value)]))
}

/** Of the errors an engine reports those of files alone. */
function spokenIn(locale, codes) {
  const all = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  const errors = Object.fromEntries(Object.entries(all.errors).filter(([code]) => codes.has(code)))
  const spoken = Object.fromEntries(NAMESPACES.map((name) => [name, all[name]]))
  return compiled({ ...spoken, errors, progress: { stages: all.progress.stages } })
}

/** All languages at once, each with only what the core says. */
export const messagesOfCore = (codes) => ({
  name: 'messages-of-core',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]messages[\\/][a-z]{2}-[A-Z]{2}\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(spokenIn(path.basename(file, '.json'), codes)),
      loader: 'json',
    }))
  },
})

/** What a page says of an engine that it ended. */
const ALWAYS = ['FILE_TOO_EXPENSIVE', 'FILE_UNPROCESSABLE', 'OPERATION_CANCELLED']

/** Returns the codes of the errors that files can cause. */
export async function documentCodes() {
  const { outputFiles } = await build({
    entryPoints: ['lib/documents/codes.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: { '@': '.' },
  })
  const { DOCUMENT_CODES } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return new Set([...DOCUMENT_CODES, ...ALWAYS])
}

/** Returns the codes that occur in a script: as a whole, or by a beginning to which the rest is added (`POSOLOGY_${…}`). */
function codesIn(script, codes) {
  const begins = (code) =>
    [...code.matchAll(/_/g)].some(({ index }) => script.includes(`\`${code.slice(0, index + 1)}\${`))
  return new Set([...codes].filter((code) => ALWAYS.includes(code) || script.includes(`"${code}"`) || begins(code)))
}

/** Returns the words in files whose names occur in a script, as `codesIn` does. */
function wordsIn(script, words) {
  const beginnings = [
    ...new Set([...script.matchAll(/`(?:files\.)?([a-z][A-Za-z]+)\$\{/g)].map(([, begins]) => begins)),
  ]
  const isNamed = (name) => script.includes(name) || beginnings.some((begins) => name.startsWith(begins))
  return Object.fromEntries(Object.entries(words).filter(([name]) => isNamed(name)))
}

/**
 * The errors whose sentences an engine loads at once, because a file without any fault brings them; all, for an engine that isn't named. It
 * fetches the others when it needs one.
 */
const ORDINARY_ERRORS = { doses: /^LIMITS_/ }

/** Writes an engine's sentences, for each language a file and one with what it fetches later. Returns their names by language. */
export function writeMessages(outdir, tool, script, codes) {
  const needed = codesIn(script, codes)
  return Object.fromEntries(
    readdirSync('messages')
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const locale = path.basename(name, '.json')
        const { errors, ...spoken } = spokenBy(tool, locale, needed)
        const isOrdinary = (code) => ALWAYS.includes(code) || ORDINARY_ERRORS[tool]?.test(code) !== false
        const [first, rest] = [true, false].map((ordinary) =>
          Object.fromEntries(Object.entries(errors).filter(([code]) => isOrdinary(code) === ordinary)),
        )
        const write = (begins, content) => {
          const file = `${begins}-${locale}-${hashOf(content)}.js`
          writeFileSync(path.join(outdir, file), content)
          return file
        }
        const later =
          Object.keys(rest).length === 0 ? null : write(`part-${tool}`, `export default ${JSON.stringify(rest)}`)
        const all = { errors: first, ...spoken, files: wordsIn(script, spoken.files) }
        const loadRest = later === null ? '' : `\nexport const loadRest = () => import('./${later}')`
        const file = write(tool, `export default ${JSON.stringify(all)}${loadRest}`)
        return [locale, { file, later }]
      }),
  )
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8)

function spokenBy(tool, locale, codes) {
  const spoken = spokenIn(locale, codes)
  if (tool === 'doses') return spoken
  const { doses: _doses, ...files } = spoken.files
  const others = Object.entries(spoken).filter(([name]) => !OF_DOSES.includes(name))
  return { ...Object.fromEntries(others), files }
}
