import { newKeptScreen } from '../shared/desk/kept-screen'
import type { DoseState } from './state'

export const keptScreen = newKeptScreen<DoseState>()
