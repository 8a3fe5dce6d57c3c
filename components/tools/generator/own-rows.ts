/** What shows the person's own table: fetched when there is one. */
export { CheckRows } from './check-rows'
export { FirstRows } from './first-rows'
