import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * Joins an engine with the parts that it imports at once. esbuild splits them off because later parts import them too, but one file
 * compresses better than several. Later parts import them from the engine then, so their names have its hash too: none that a browser
 * stored is used with another engine.
 *
 * @param outputs what esbuild wrote, each with its `file` in the folder `outdir`
 * @param engine the one that a page starts; it exports nothing itself
 * @param options of esbuild, for all
 * @returns the names of the files that are left
 */
export async function joinEngine(outputs, engine, outdir, options) {
  const folder = path.resolve(outdir)
  const together = importedAtOnce(engine, outputs)
  const left = outputs.filter((output) => !together.includes(output))
  const later = left
    .filter((output) => output !== engine)
    .map(({ file }) => readFileSync(path.join(folder, file), 'utf8'))
  const joined = together.map(({ file, exports }) => ({ file, exports: importedOf(file, exports, later) }))
  const parts = new Set(left.filter((output) => output !== engine).map(({ file }) => file))
  const renamed = (name) =>
    parts.has(path.basename(name)) ? name.replace(/\.js$/, `-${hashIn(engine.file)}.js`) : name
  const bundle = async (source, plugin) => {
    const { outputFiles } = await build({ ...options, ...source, splitting: false, write: false, plugins: [plugin] })
    return outputFiles[0].contents
  }
  const made = left.map(async (output) => {
    const content = await (output === engine
      ? bundle({ stdin: { contents: wholeEngine(engine, joined), resolveDir: folder } }, laterApart(renamed))
      : bundle({ entryPoints: [path.join(folder, output.file)] }, fromEngine(engine, joined, renamed)))
    return { ...output, file: renamed(output.file), content }
  })
  const all = await Promise.all(made)
  for (const { file } of outputs) rmSync(path.join(folder, file))
  for (const { file, content } of all) writeFileSync(path.join(folder, file), content)
  return all.map(({ file }) => file)
}

const hashIn = (file) => /-(\w+)\.js$/.exec(file)[1]

function importedAtOnce(engine, outputs) {
  const found = new Set()
  const collect = ({ imports }) => {
    for (const { path: name, kind } of imports) {
      const part = outputs.find(({ file }) => file === path.basename(name))
      if (kind !== 'import-statement' || part === undefined || found.has(part)) continue
      found.add(part)
      collect(part)
    }
  }
  collect(engine)
  return [...found]
}

/** Which of a file's exports scripts of esbuild import. The engine exports only these: what it needs of itself needs no name. */
function importedOf(file, exports, scripts) {
  const imported = new Set()
  for (const script of scripts) {
    for (const [, names] of script.matchAll(new RegExp(`import \\{([^}]*)\\} from "\\./${file}"`, 'g'))) {
      for (const name of names.split(',')) imported.add(name.trim().split(' as ')[0])
    }
  }
  return exports.filter((name) => imported.has(name))
}

/** By what name the engine exports what a part does: short, because they are many. */
const exportName = (part, index) => `_${part}_${index}`

function wholeEngine(engine, joined) {
  const exports = joined.map(({ file, exports: names }, part) => {
    const listed = names.map((name, index) => `${name} as ${exportName(part, index)}`)
    return `export { ${listed.join(', ')} } from './${file}'`
  })
  return [`import './${engine.file}'`, ...exports].join('\n')
}

const laterApart = (renamed) => ({
  name: 'later-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: renamed(name), external: true } : undefined,
    )
  },
})

/** For a later part: what has been joined is the engine's. */
const fromEngine = (engine, joined, renamed) => ({
  name: 'from-engine',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path: name }) => {
      const part = joined.findIndex(({ file }) => `./${file}` === name)
      return part < 0 ? { path: renamed(name), external: true } : { path: String(part), namespace: 'joined' }
    })
    onLoad({ filter: /./, namespace: 'joined' }, ({ path: part }) => {
      const listed = joined[Number(part)].exports.map((name, index) => `${exportName(part, index)} as ${name}`)
      return { contents: `export { ${listed.join(', ')} } from './${engine.file}'` }
    })
  },
})
