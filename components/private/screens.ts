import type { ComponentType } from 'react'
import type { GeneratorLimits } from '@/components/tools/generator/limits'
import type { Taker } from '@/components/tools/shared/hand-over'
import type { NOTHING_GIVEN } from './sample/sample-props'

interface ScreenProps {
  readonly limits: GeneratorLimits
  readonly given: typeof NOTHING_GIVEN
}

/** The tools' screens: each is loaded when its tool is opened, or in the background after another. */
export const SCREENS: Readonly<Record<Taker, () => Promise<ComponentType<ScreenProps>>>> = {
  generate: () =>
    import('@/components/tools/generator/generator-screen').then(({ GeneratorScreen }) => GeneratorScreen),
  tables: () => import('@/components/tools/parser/parser-screen').then(({ ParserScreen }) => ParserScreen),
  doses: () => import('@/components/tools/dose/dose-screen').then(({ DoseScreen }) => DoseScreen),
}
