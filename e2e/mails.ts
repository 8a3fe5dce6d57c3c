import { readdir, readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { expect, OUTBOX } from './fixtures'

/** Returns every email sent so far. */
async function mails() {
  const names = (await readdir(OUTBOX).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(`${OUTBOX}/${name}`))))
}

/** Returns the names of the files emailed to an address so far, in alphabetical order. */
export async function mailedFiles(address: string): Promise<string[]> {
  const sent = (await mails()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
  return sent.flatMap(({ attachments }) => attachments.map(({ filename }) => filename ?? '')).sort()
}

/** Returns the subject and plain text of each email to an address so far. */
export async function mailedWords(address: string) {
  const sent = (await mails()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
  return sent.map(({ subject = '', text = '' }) => ({ subject, text: text.replaceAll('\r\n', '\n') }))
}

/** Returns the links to a screen emailed to an address so far, in no particular order. */
async function mailedLinks(address: string, screen: '/confirm' | '/reset'): Promise<string[]> {
  return (await mails())
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => new URL(link).pathname === screen)
}

/** Returns the link to a screen emailed to an address; waits for one that isn't among those `known`. */
export async function mailedLink(
  address: string,
  screen: '/confirm' | '/reset',
  known: readonly string[] = [],
): Promise<string> {
  let fresh: string | undefined
  await expect(async () => {
    fresh = (await mailedLinks(address, screen)).find((link) => !known.includes(link))
    expect(fresh).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return fresh ?? ''
}
