import path from 'node:path'
import { build } from 'esbuild'

/** Bundles the cases for one host: `node`, or `browser` as one file that runs in both. */
export async function bundleCases(host, outfile) {
  await build({
    entryPoints: ['tools/two-hosts/cases.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: host,
    target: 'es2023',
    alias: { '@': path.resolve('.') },
    define: { 'process.env.NODE_ENV': '"production"', ...(host === 'browser' && { 'process.env': '{}' }) },
    ...(host === 'node' && {
      banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    }),
    logLevel: 'error',
  })
}
