import { accessSync, constants, statSync } from 'node:fs'

/** Whether a path is a file that may be executed. */
export function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return statSync(place).isFile()
  } catch {
    return false
  }
}
