import { loadedScreen, type PrivateScreen } from '@/components/tools/shared/loaded-screens'
import type { Taker } from '@/components/tools/shared/hand-over'

/** Fetches the tools' screens: each when its tool is opened, or in the background after another. */
const FETCH: Readonly<Record<Taker, () => Promise<PrivateScreen>>> = {
  generate: () =>
    import('@/components/tools/generator/generator-screen').then(({ GeneratorScreen }) => GeneratorScreen),
  tables: () => import('@/components/tools/parser/parser-screen').then(({ ParserScreen }) => ParserScreen),
  doses: () => import('@/components/tools/dose/dose-screen').then(({ DoseScreen }) => DoseScreen),
}

/** Returns a tool's screen, fetched unless this tab has its code. */
export async function screenOf(tool: Taker): Promise<PrivateScreen> {
  return loadedScreen(tool) ?? (await FETCH[tool]())
}
