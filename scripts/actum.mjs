/** `npm run -s actum -- COMMAND`: prepares itself when needed, with all of that on stderr, and runs the command line. */
process.env.ACTUM_SCRIPT_OUTPUT = 'stderr'
process.env.INIT_CWD ??= process.cwd()

const { prepareBundles } = await import('./prepare.mjs')
await prepareBundles()
await import('../dist/actum.mjs')
