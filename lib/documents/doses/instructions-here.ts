/** Dose instructions in words, with the words of three languages and the names of medicines. Asked for as `#instructions`. */
export { formsAndRoutes } from './posology/forms'
export { parsePosology } from './posology/parse-posology'
export { readInstructions } from './posology/read-instructions'
