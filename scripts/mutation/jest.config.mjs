/**
 * The unit tests as Stryker runs them: of the project's own configuration the unit project alone, which looks for modules in
 * `lib` and for nothing else. Which tests, Stryker's configuration says.
 */
import projects from '../../jest.config.mjs'

const { projects: all } = await projects()
const unit = all.find(({ displayName }) => displayName === 'unit')

const config = { ...unit, rootDir: process.cwd(), roots: ['<rootDir>/lib', '<rootDir>/messages'] }

export default config
