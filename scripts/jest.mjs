/** Runs one of Jest's projects: `node scripts/jest.mjs unit [path…] [option…]`. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const [project, ...rest] = process.argv.slice(2)
// All cores: one less, as Jest has it, is half of a machine with two. Integration tests often wait, for a timer, a process or the
// disk, so one more of them keeps the cores busy.
const workers = availableParallelism() + (project === 'integration' ? 1 : 0)
// Given twice, Jest would join both numbers.
const isSaid = rest.some((option) => /^(-w|-i|--maxWorkers|--runInBand)/.test(option))
const child = spawn(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    ...(isSaid ? [] : [`--maxWorkers=${workers}`]),
    ...rest,
    '--selectProjects',
    project,
  ],
  { stdio: 'inherit' },
)
child.on('exit', (code) => process.exit(code ?? 1))
