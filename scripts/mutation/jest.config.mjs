/**
 * The unit tests as Stryker runs them: only the unit project of the project's configuration, which looks for modules
 * only in `lib`. Stryker's configuration says which tests to run.
 */
import projects from '../../jest.config.mjs'

const { projects: all } = await projects()
// Stryker's own copy of the code has to be loaded by Jest itself.
const { runner: _, ...unit } = all.find(({ displayName }) => displayName === 'unit')

const config = { ...unit, rootDir: process.cwd(), roots: ['<rootDir>/lib', '<rootDir>/messages'] }

export default config
