/** Loads the table of the user's rows and its warnings when there is a spreadsheet. */
export { causesOf } from './causes'
export { CausesTable } from './causes-table'
export { CheckRows } from './check-rows'
export { FirstRows } from './first-rows'
