export { DecidedSection } from './decided-section'
export { SheetsSection } from './sheets-section'
