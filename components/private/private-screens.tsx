'use client'

import { Activity, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Taker } from '@/components/tools/shared/hand-over'
import { PrivateModeContext, type PrivateMode } from '@/components/tools/shared/private-mode'
import { PRIVATE_PATHS } from '@/components/tools/shared/private-paths'
import { TOOL_PATHS } from '@/components/tools/shared/tool-paths'
import { persistent } from '@/components/ui/deferred'
import { TourProvider } from '@/components/tour/tour-provider'
import type { EngineApi } from './engine-api'
import type { NetworkGuard } from './network-guard'
import type { PrivateLimits } from './private-limits'
import { PrivateLine } from './private-line'
import { screenOf } from './screens'
import { generatorLimits, NOTHING_GIVEN } from './sample/sample-props'

const partOf = (tool: Taker) => lazy(async () => ({ default: await persistent(() => screenOf(tool)) }))
const PARTS = { generate: partOf('generate'), tables: partOf('tables'), doses: partOf('doses') }

/** The three tools in one page, each as it was left; the result of one can be used in another. */
export function PrivateScreens({
  tool: first,
  limits,
  api,
  guard,
  rest,
}: {
  tool: Taker
  limits: PrivateLimits
  api: EngineApi
  guard: NetworkGuard
  rest: Promise<void>
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
  // The one that is shown comes first: the others have the same places by name.
  const ordered = [tool, ...visited.filter((each) => each !== tool)]
  return (
    <PrivateModeContext value={mode}>
      <TourProvider seen asked={false}>
        <PrivateLine tool={tool} limits={limits} guard={guard} rest={rest} />
        {ordered.map((each) => {
          const Screen = PARTS[each]
          return (
            <Activity key={each} mode={each === tool ? 'visible' : 'hidden'}>
              <Suspense>
                <Screen limits={own} given={NOTHING_GIVEN} />
              </Suspense>
            </Activity>
          )
        })}
      </TourProvider>
    </PrivateModeContext>
  )
}
