/**
 * The unit tests as Stryker runs them: of the project's own configuration the unit project alone, which looks for modules in
 * `lib` and for nothing else. Which tests, Stryker's configuration says.
 */
import projects from '../../jest.config.mjs'

const { projects: all } = await projects()
// Stryker's own copy of the code has to be loaded by Jest itself.
const { runner: _, ...unit } = all.find(({ displayName }) => displayName === 'unit')

const config = { ...unit, rootDir: process.cwd(), roots: ['<rootDir>/lib', '<rootDir>/messages'] }

export default config
