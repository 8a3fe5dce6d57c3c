import { newKeptScreen } from '../shared/desk/kept-screen'
import type { ParserState } from './state'

export const keptScreen = newKeptScreen<ParserState>()
