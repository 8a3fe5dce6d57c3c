'use client'

import { useEffect, useState } from 'react'
import { newToolRun, type RunAction, type ToolRun } from './tool-run'

/**
 * A tool's one run, while its screen is there and after.
 *
 * @param dispatch the same each time, as a reducer's is
 */
export function useToolRun(dispatch: (action: RunAction) => void): ToolRun {
  const [{ run, show }] = useState(() => newToolRun(dispatch))
  useEffect(() => show(), [show])
  return run
}
