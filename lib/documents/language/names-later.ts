import { onDemand } from '../on-demand'
import type * as Names from './names-here'

/** The same as `names-here`, loaded when a template first asks for it: the lists of names are a large part of an engine. */
const names = onDemand(() => import('./names-here'))

export const withInitials: typeof Names.withInitials = (...given) => names().withInitials(...given)
export const surnamePlaceOf: typeof Names.surnamePlaceOf = (...given) => names().surnamePlaceOf(...given)
export const declineRomanianName: typeof Names.declineRomanianName = (...given) => names().declineRomanianName(...given)
export const declineRussian: typeof Names.declineRussian = (...given) => names().declineRussian(...given)

/** Does nothing where the names are loaded. @throws PartNotLoaded */
export const requireNames: typeof Names.requireNames = () => names().requireNames()
