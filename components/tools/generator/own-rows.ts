/** What shows the person's own table, and what is to be said of it: fetched when there is one. */
export { causesOf } from './causes'
export { CausesTable } from './causes-table'
export { CheckRows } from './check-rows'
export { FirstRows } from './first-rows'
