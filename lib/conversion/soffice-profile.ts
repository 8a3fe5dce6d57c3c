import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A port of this machine that no one listens on (RFC 863's, closed everywhere): what a proxy there is asked for is refused. */
const NOWHERE = { name: '127.0.0.1', port: '9' }

/**
 * The settings of a profile, as [path, property, value]. Documents come from strangers: no macros, anyone who signed them;
 * nothing that they refer to is loaded. LibreOffice has cases that ignore this (a paragraph's background in 7.4), so
 * every protocol goes through a proxy that refuses.
 */
const SETTINGS: readonly (readonly [string, string, string])[] = [
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Office.Writer/Content/Update', 'Link', '2'],
  ['Inet/Settings', 'ooInetProxyType', '2'],
  ['Inet/Settings', 'ooInetNoProxy', ''],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((protocol): [string, string, string][] => [
    ['Inet/Settings', `ooInet${protocol}ProxyName`, NOWHERE.name],
    ['Inet/Settings', `ooInet${protocol}ProxyPort`, NOWHERE.port],
  ]),
]

/** Makes a LibreOffice user profile in its own folder, with nothing in it but what keeps a stranger's document in. */
export async function makeProfile(folder: string): Promise<void> {
  const items = SETTINGS.map(
    ([place, name, value]) =>
      `<item oor:path="/org.openoffice.${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${items.join('\n')}
</oor:items>
`
  await mkdir(path.join(folder, 'user'), { recursive: true })
  await writeFile(path.join(folder, 'user', 'registrymodifications.xcu'), xml)
}
