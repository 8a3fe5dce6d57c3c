/** Runs one of Jest's projects: `node scripts/jest.mjs unit [path…] [option…]`. */
import { spawn } from 'node:child_process'

const [project, ...rest] = process.argv.slice(2)
// All cores: one less, as Jest has it, is half of a machine with two. Given twice, Jest would take the percentage for a number.
const isSaid = rest.some((option) => /^(-w|-i|--maxWorkers|--runInBand)/.test(option))
const child = spawn(
  process.execPath,
  ['node_modules/jest/bin/jest.js', ...(isSaid ? [] : ['--maxWorkers=100%']), ...rest, '--selectProjects', project],
  { stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 1))
