/**
 * Runs one of Jest's projects with the flag that its ESM support needs: `node scripts/jest.mjs unit [path…] [option…]`.
 */
import { spawn } from 'node:child_process'

const [project, ...rest] = process.argv.slice(2)
// One core less, as Jest has it, is half of a machine with two. Integration tests look at what conversions and processes leave behind,
// which those of another file would be taken for.
const workers = project === 'unit' ? ['--maxWorkers=100%'] : []
const child = spawn(
  process.execPath,
  ['node_modules/jest/bin/jest.js', ...workers, ...rest, '--selectProjects', project],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
    },
  },
)
child.on('exit', (code) => process.exit(code ?? 1))
