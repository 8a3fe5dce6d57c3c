/**
 * `npm run -s actum -- COMMAND`: prepares itself when needed, with all of that on stderr, and runs the command line. `admin` is a
 * separate program: it alone needs the installation's database.
 */
process.env.ACTUM_SCRIPT_OUTPUT = 'stderr'
process.env.INIT_CWD ??= process.cwd()

const { prepareBundles } = await import('./prepare.mjs')
await prepareBundles({ production: true })
const { loadEnvFile } = await import('./steps/env-file.js')
loadEnvFile()
await import(process.argv[2] === 'admin' ? '../dist/admin.mjs' : '../dist/actum.mjs')
