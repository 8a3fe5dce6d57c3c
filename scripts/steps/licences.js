import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const RULE = `\n${'-'.repeat(80)}\n\n`

/** What a package says of itself, and the text of its licence as it ships it. */
function noticeOf(folder) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && /(^[^.]*|\.(md|txt|mit|apache))$/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  const stated = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'see its text'
  return { title: `${name} ${version} (${stated})`, text: texts.join('\n\n') }
}

/**
 * Returns the licences of packages, one after another; packages that ship the very same text share it.
 *
 * @param {Iterable<string>} folders of the packages
 */
export function licenceTexts(folders) {
  const titles = new Map()
  for (const { title, text } of [...folders].toSorted().map(noticeOf)) {
    titles.set(text, (titles.get(text) ?? new Set()).add(title))
  }
  return [...titles]
    .map(([text, of]) => `${[...of].join('\n')}\n\n${text || 'The package has no text of its license.'}\n`)
    .join(RULE)
}

/** Returns the folders of the packages that a server installs: none that only development needs, and no other system's binaries. */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([place, { dev, optional, link }]) => place.startsWith('node_modules/') && !dev && !optional && !link)
    .map(([place]) => place)
}

/** Writes the licences of everything that Actum is delivered with, typefaces included, where `/licences` serves them. */
export function writeThirdPartyNotices(file = 'public/third-party-notices.txt') {
  const head = 'Actum includes the following packages and typefaces. Each one’s license is below its name.\n'
  writeFileSync(file, `${head}${RULE}${licenceTexts(installedPackages())}`)
}
