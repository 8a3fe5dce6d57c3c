import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const RULE = `\n${'-'.repeat(80)}\n\n`

/** A file that is a license or a notice, also of code or data that a package includes: `cmaps/LICENSE`, `THIRD_PARTY_LICENSES.md`. */
const NOTICE = /^(licen[cs]es?|copying|notices?|third[-_]?party|copyright)[^/]*$/i
const TEXT = /^[^.]*$|\.(md|txt|mit|apache)$/i

/**
 * @typedef {object} Notice
 * @property {string} title the package with its version and license, and for a part of it the part's folder
 * @property {string} text
 */

/**
 * Returns the license texts that a package contains: its own, and those of what it includes.
 *
 * @param {string} folder
 * @returns {Notice[]}
 */
function noticesOf(folder) {
  const { name, version, license, licenses, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const stated = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'see its text'
  const title = `${name} ${version} (${stated})`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file))
    .filter((file) => NOTICE.test(path.posix.basename(file)) && TEXT.test(path.posix.basename(file)))
    .toSorted()
  const textOf = (file) => readFileSync(path.join(folder, file), 'utf8').trim()
  const own = files.filter((file) => !file.includes('/')).map(textOf)
  const source = repository?.url ?? repository
  const missing = `The package contains no license text. It is published under ${stated}${source === undefined ? '' : `: ${source}`}`
  return [
    { title, text: own.join('\n\n') || missing },
    ...files
      .filter((file) => file.includes('/'))
      .map((file) => ({ title: `${title}: ${path.posix.dirname(file)}`, text: textOf(file) })),
  ]
}

/**
 * Returns the licenses of packages, one after another. Packages with the same text share it.
 *
 * @param {Iterable<string>} folders of the packages
 */
export function licenceTexts(folders) {
  const titles = new Map()
  for (const { title, text } of [...folders].toSorted().flatMap(noticesOf)) {
    titles.set(text, (titles.get(text) ?? new Set()).add(title))
  }
  return [...titles].map(([text, of]) => `${[...of].join('\n')}\n\n${text}\n`).join(RULE)
}

/**
 * Returns the folders of the packages that a server on this system installs: none that only development needs. Binaries are optional
 * packages, and only those of this system exist.
 */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link)
    .filter(([place, { optional }]) => !optional || existsSync(path.join(place, 'package.json')))
    .map(([place]) => place)
}

/** Writes the licenses of everything that Actum is delivered with, typefaces included, where `/licences` serves them. */
export function writeThirdPartyNotices(file = 'public/third-party-notices.txt') {
  const head = 'Actum includes the following packages and typefaces. Each one’s license is below its name.\n'
  writeFileSync(file, `${head}${RULE}${licenceTexts(installedPackages())}`)
}
