export { LimitsLine } from './limits-line'
export { ProfileNote } from './profile-note'
