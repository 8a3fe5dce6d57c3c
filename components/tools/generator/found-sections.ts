/** What is shown of files that were looked at: no part of a page's first load. */
export { CheckSection } from './check-section'
export { MappingSection } from './mapping-section'
