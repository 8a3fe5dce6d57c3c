/**
 * Parsers for dose instructions, with the words of three languages and the names of medicines. Imported as
 * `#instructions`.
 */
export { formsAndRoutes } from './posology/forms'
export { parsePosology } from './posology/parse-posology'
export { readInstructions } from './posology/read-instructions'
