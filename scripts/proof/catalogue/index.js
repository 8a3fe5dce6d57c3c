import { ACCOUNTS } from './accounts.js'
import { FAULTS } from './faults.js'
import { FILES } from './files.js'
import { PAYMENTS } from './payments.js'

/** The checks of each command, in order. @type {Readonly<Record<string, readonly import('./shown-by.js').Check[]>>} */
export const SUITES = {
  security: [...FILES, ...ACCOUNTS, ...PAYMENTS],
  reliability: FAULTS,
}
