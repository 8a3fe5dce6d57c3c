/**
 * Runs one of Jest's projects with the flag that its ESM support needs: `node scripts/jest.mjs unit [path…] [option…]`.
 */
import { spawn } from 'node:child_process'

const [project, ...rest] = process.argv.slice(2)
const child = spawn(
  process.execPath,
  // All cores: one less, as Jest has it, is half of a machine with two.
  ['node_modules/jest/bin/jest.js', '--maxWorkers=100%', ...rest, '--selectProjects', project],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
    },
  },
)
child.on('exit', (code) => process.exit(code ?? 1))
