import { newKeptScreen } from '../shared/desk/kept-screen'
import type { GeneratorState } from './state'

export const keptScreen = newKeptScreen<GeneratorState>()
