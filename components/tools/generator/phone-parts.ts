/** What a small screen begins with once both files are read: no part of a page's first load. */
export { DecideFirst } from './decide-first'
export { PhonePreview } from './phone-preview'
