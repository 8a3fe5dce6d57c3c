import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isProgram } from './is-program'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Returns the path of LibreOffice's program, or null. If `SOFFICE_PATH` is set, only that is used: a wrong path means
 * none, instead of silently using another.
 */
export function findSoffice(variables: Variables, platform: NodeJS.Platform = process.platform): string | null {
  const given = variables['SOFFICE_PATH']
  const places = given ? [given] : usualPlaces(variables, platform)
  return places.find((place) => isProgram(place)) ?? null
}

function usualPlaces(variables: Variables, platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    // soffice.com is the one that writes to its standard output and is waited for.
    return [variables['ProgramFiles'], variables['ProgramFiles(x86)'], 'C:\\Program Files']
      .filter((folder) => folder !== undefined)
      .map((folder) => path.win32.join(folder, 'LibreOffice', 'program', 'soffice.com'))
  }
  const onPath = (variables['PATH'] ?? '').split(':').filter((folder) => path.isAbsolute(folder))
  const named = [...onPath, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => [
    path.join(folder, 'soffice'),
    path.join(folder, 'libreoffice'),
  ])
  const packed = versionsIn('/opt').map((name) => path.join('/opt', name, 'program', 'soffice'))
  return [...named, ...packed, '/Applications/LibreOffice.app/Contents/MacOS/soffice']
}

/** LibreOffice's own packages install into `/opt/libreoffice24.8` and the like: newest first. */
function versionsIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith('libreoffice'))
    return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  } catch {
    return []
  }
}
