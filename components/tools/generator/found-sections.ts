/** The sections for inspected files. They aren't part of the page's first load. */
export { CheckSection } from './check-section'
export { MappingSection } from './mapping-section'
