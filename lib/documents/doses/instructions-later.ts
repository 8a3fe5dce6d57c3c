import { onDemand } from '../on-demand'
import type * as Instructions from './instructions-here'

/**
 * Exports the same as `instructions-here`, loaded with the first file that has instructions. Most dose sheets only have
 * numbers.
 */
const instructions = onDemand(() => import('./instructions-here'))

export const formsAndRoutes: typeof Instructions.formsAndRoutes = (...given) => instructions().formsAndRoutes(...given)
export const parsePosology: typeof Instructions.parsePosology = (...given) => instructions().parsePosology(...given)
export const readInstructions: typeof Instructions.readInstructions = (...given) =>
  instructions().readInstructions(...given)
