import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { BUNDLED, COMMAND_LINE } from './bundle.mjs'
import { licenceTexts } from './licences.js'
import { IN_BROWSERS, withoutServer } from './bundle-engines.mjs'
import { documentCodes, messagesOfCore } from './engine-messages.mjs'

const FOLDER = 'packages/documents'

/** The published part of the package's own sources; the rest is in the bundle. */
const FUNCTIONS = ['generate', 'tables', 'doses', 'inspect', 'posology']
const TYPED = ['index', 'types', 'errors', ...FUNCTIONS]

/**
 * Builds the package with everything it needs in it, so that installing it is copying it.
 *
 * @returns {Promise<{ folder: string, bytes: number }>} where it is, and its unpacked size
 */
export async function buildPackage(folder = FOLDER) {
  const dist = path.join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  if (folder !== FOLDER) {
    for (const name of ['package.json', 'README.md']) cpSync(path.join(FOLDER, name), path.join(folder, name))
  }
  // A bundler leaves out the functions that a program doesn’t import, each with all that it loads.
  const functions = Object.fromEntries(['index', ...FUNCTIONS].map((name) => [name, `${FOLDER}/src/${name}.ts`]))
  const compact = { minifySyntax: true, legalComments: 'none', chunkNames: 'parts/[name]-[hash]', metafile: true }
  const forNode = await build({
    ...BUNDLED,
    ...compact,
    sourcemap: false,
    outdir: dist,
    splitting: true,
    entryPoints: { ...functions, ...COMMAND_LINE },
  })
  const forBrowsers = await build({
    ...IN_BROWSERS,
    // Whole from the start: only the engines of private mode start again when they lack a part.
    alias: {
      ...IN_BROWSERS.alias,
      '#names': './lib/documents/language/names-here.ts',
      '#instructions': './lib/documents/doses/instructions-here.ts',
    },
    ...compact,
    minify: true,
    outdir: path.join(dist, 'browser'),
    outExtension: { '.js': '.mjs' },
    entryPoints: functions,
    plugins: [withoutServer(), messagesOfCore(await documentCodes())],
  })
  const program = path.join(dist, 'actum.mjs')
  writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(program, 'utf8')}`)
  chmodSync(program, 0o755)
  for (const [name, text] of declarations()) writeFileSync(path.join(dist, `${name}.d.ts`), text)
  const metafiles = [forNode.metafile, forBrowsers.metafile]
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs))
  writeFileSync(path.join(folder, 'THIRD-PARTY.txt'), licenceTexts(packagesOf(inputs)))
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs))
  const bytes = outputs.reduce((sum, output) => sum + output.bytes, 0)
  return { folder, bytes }
}

/**
 * Returns the package's declarations by name, each created from its own file alone, because everything that they name
 * is in the package.
 *
 * @returns {Map<string, string>}
 */
export function declarations() {
  return new Map(
    TYPED.map((name) => {
      const source = readFileSync(`${FOLDER}/src/${name}.ts`, 'utf8')
      const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
        fileName: `${name}.ts`,
        reportDiagnostics: true,
        compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, isolatedDeclarations: true },
      })
      const [fault] = diagnostics
      if (fault !== undefined) throw new Error(`${name}.ts: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`)
      if (outputText.includes('@/')) throw new Error(`${name}.ts names types that aren’t in the package`)
      // Node’s resolution of ES modules wants the file’s name.
      return [
        name,
        outputText.replace(/from '(\.\/[\w-]+)'/g, "from '$1.js'").replace(/from "(\.\/[\w-]+)"/g, "from '$1.js'"),
      ]
    }),
  )
}

/** The folders of the packages whose code is in the bundle. */
function packagesOf(inputs) {
  return new Set(inputs.flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []))
}

/**
 * Returns the report of the package's exported names and types.
 *
 * @param {ReadonlyMap<string, string>} files its declarations by file
 */
export function apiReport(files) {
  const parts = [...files].map(([name, text]) => `## ${name}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`)
  return (
    '# The API of @actum/documents\n\nGenerated from the package’s declarations by `npm run package`. ' +
    `A change here is a change for everyone who uses the package.\n\n${parts.join('\n')}`
  )
}
