/** People's names in their cases and with initials, and the lists of names that this needs. Asked for as `#names`. */
export { withInitials } from './initials'
export { surnamePlaceOf } from './name-readings'
export { declineRomanianName } from './romanian-name-case'
export { declineRussian } from './russian-case'

/** What a plan calls before anything is written with names; see `names-later`. */
export function requireNames(): void {
  // They are here.
}
