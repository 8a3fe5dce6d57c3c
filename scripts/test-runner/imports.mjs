import { build } from 'esbuild'

/**
 * Returns which files of ours each file imports, for the given files and all that they import. Imports of types are none.
 *
 * @param {readonly string[]} files paths in the project
 * @returns {Promise<Map<string, string[]>>}
 */
export async function importsOf(files) {
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { '@': process.cwd() },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.md': 'text', '.woff2': 'empty' },
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  )
}

/** Returns the files that import one of the given, also through others, with the given. */
export function importersOf(imports, files) {
  const importers = new Map()
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  }
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}
