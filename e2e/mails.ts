import { readdir, readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { expect, OUTBOX } from './fixtures'

/** Every mail that was sent so far. */
async function mails() {
  const names = (await readdir(OUTBOX).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(`${OUTBOX}/${name}`))))
}

/** The names of the files that were mailed to an address so far, in the order of the alphabet. */
export async function mailedFiles(address: string): Promise<string[]> {
  const sent = (await mails()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
  return sent.flatMap(({ attachments }) => attachments.map(({ filename }) => filename ?? '')).sort()
}

/** What was mailed to an address so far: of each mail its subject and plain text. */
export async function mailedWords(address: string) {
  const sent = (await mails()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
  return sent.map(({ subject = '', text = '' }) => ({ subject, text: text.replaceAll('\r\n', '\n') }))
}

/** The links to a screen that were mailed to an address so far, in no particular order. */
async function mailedLinks(address: string, screen: '/confirm' | '/reset'): Promise<string[]> {
  return (await mails())
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => new URL(link).pathname === screen)
}

/** The link to a screen that is mailed to an address; waits for one that is not among those `known`. */
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
