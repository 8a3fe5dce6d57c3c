import type { KeyboardEvent } from 'react'
import { MM } from './box'

/** How far an arrow moves an edge, in millimetres; with Shift further. */
const STEP = 1
const LARGE_STEP = 10

/** Which way an arrow goes; null for another key. */
export function arrowOf({ key, shiftKey }: KeyboardEvent): readonly [dx: number, dy: number] | null {
  const step = (shiftKey ? LARGE_STEP : STEP) * MM
  switch (key) {
    case 'ArrowLeft':
      return [-step, 0]
    case 'ArrowRight':
      return [step, 0]
    case 'ArrowUp':
      return [0, -step]
    case 'ArrowDown':
      return [0, step]
    default:
      return null
  }
}
