'use client'

import { Activity, useEffect, useMemo, useState } from 'react'
import { DoseScreen } from '@/components/tools/dose/dose-screen'
import { GeneratorScreen } from '@/components/tools/generator/generator-screen'
import { ParserScreen } from '@/components/tools/parser/parser-screen'
import type { Taker } from '@/components/tools/shared/hand-over'
import { PrivateModeContext, type PrivateMode } from '@/components/tools/shared/private-mode'
import { PRIVATE_PATHS } from '@/components/tools/shared/private-paths'
import { TOOL_PATHS } from '@/components/tools/shared/tool-paths'
import { TourProvider } from '@/components/tour/tour-provider'
import type { EngineApi } from './engine-api'
import type { NetworkGuard } from './network-guard'
import type { PrivateLimits } from './private-limits'
import { PrivateLine } from './private-line'
import { generatorLimits, NOTHING_GIVEN } from './sample/sample-props'

/** The three tools in one page, each as it was left; the result of one can be used in another. */
export function PrivateScreens({
  tool: first,
  limits,
  api,
  guard,
}: {
  tool: Taker
  limits: PrivateLimits
  api: EngineApi
  guard: NetworkGuard
}) {
  const [tool, setTool] = useState(first)
  const [visited, setVisited] = useState<readonly Taker[]>([first])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (api.hasFiles()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [api])

  const mode = useMemo<PrivateMode>(
    () => ({
      goTo(next) {
        setTool(next)
        setVisited((known) => (known.includes(next) ? known : [...known, next]))
        // Without the router, which would ask the server for the page.
        window.history.replaceState(window.history.state, '', PRIVATE_PATHS[next])
        window.scrollTo(0, 0)
      },
      leave: () => window.location.assign(TOOL_PATHS[tool]),
      download: (url, entry) => api.download(url, entry),
    }),
    [api, tool],
  )

  const own = generatorLimits(limits)
  const screens = {
    generate: <GeneratorScreen limits={own} given={NOTHING_GIVEN} />,
    tables: <ParserScreen limits={own} given={NOTHING_GIVEN} />,
    doses: <DoseScreen limits={own} given={NOTHING_GIVEN} />,
  }
  // The one that is shown comes first: the others have the same places by name.
  const ordered = [tool, ...visited.filter((each) => each !== tool)]
  return (
    <PrivateModeContext value={mode}>
      <TourProvider seen asked={false}>
        <PrivateLine tool={tool} limits={limits} guard={guard} />
        {ordered.map((each) => (
          <Activity key={each} mode={each === tool ? 'visible' : 'hidden'}>
            {screens[each]}
          </Activity>
        ))}
      </TourProvider>
    </PrivateModeContext>
  )
}
