import { rmSync } from 'node:fs'
import { build } from 'esbuild'

const SHARED = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  alias: { '@': '.' },
  loader: { '.md': 'text' },
  sourcemap: 'linked',
  logLevel: 'warning',
}

/** CommonJS packages inside an ESM bundle ask for require. */
const REQUIRE = {
  js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
}

/** What is bundled with its packages. */
export const BUNDLED = { ...SHARED, banner: REQUIRE }

/**
 * Bundles what runs in Node in addition to Next. The document process is one file with everything it needs, so that a
 * platform's build includes it. The command line includes its packages too, and starts faster. The other programs use
 * those of the checkout.
 */
export async function bundle() {
  await build({
    ...BUNDLED,
    entryPoints: { child: 'lib/operations/process/child.ts' },
  })
  await build({
    ...SHARED,
    packages: 'external',
    entryPoints: {
      admin: 'scripts/admin.ts',
      'paddle-local': 'tools/local-paddle/main.ts',
      setup: 'scripts/setup.ts',
      worker: 'scripts/worker.ts',
    },
  })
  await bundleCommandLine()
}

/** The command line's files: its program, and the process that it reads PDFs in. */
export const COMMAND_LINE = { actum: 'cli/main.ts', 'actum/pdf-process': 'cli/pdf-process.ts' }

/** Bundles the command line so that each command loads its own part: with all of them it takes twice as long to begin. */
async function bundleCommandLine() {
  // The names of the parts change with what is in them.
  rmSync('dist/actum', { recursive: true, force: true })
  await build({ ...BUNDLED, splitting: true, chunkNames: 'actum/[name]-[hash]', entryPoints: COMMAND_LINE })
}

/** Bundles one benchmark to `dist/bench`. */
export async function bundleBench(name) {
  await build({ ...SHARED, packages: 'external', outdir: 'dist/bench', entryPoints: { [name]: `bench/${name}.ts` } })
}

/** Bundles a program of `tools` to `dist/tools`. */
export async function bundleTool(name) {
  await build({
    ...SHARED,
    packages: 'external',
    outdir: 'dist/tools',
    entryPoints: { [name]: `tools/${name}/main.ts` },
  })
}

/** Bundles what writes the generated parts of the pages in `docs/`, to `dist/docs`. */
export async function bundleDocs() {
  const entryPoints = { 'generated-pages': 'scripts/docs/generated-pages.ts' }
  await build({ ...SHARED, packages: 'external', outdir: 'dist/docs', entryPoints })
}

/** Bundles what `npm run fuzz` runs to `dist/fuzz`. */
export async function bundleFuzz() {
  await build({ ...SHARED, packages: 'external', outdir: 'dist/fuzz', entryPoints: { main: 'scripts/fuzz/main.ts' } })
}
