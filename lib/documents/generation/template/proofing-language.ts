import type { OoxmlPackage } from '../../ooxml/package'
import type { DataLanguage } from '../../spreadsheets/language'

/** Of a run, or of the defaults (ECMA-376 §17.3.2.20). */
const NAMED = /<w:lang\b[^>]*\sw:val="([A-Za-z]{2})\b/g
const DEFAULTS = /<w:rPrDefault\b[\s\S]*?<\/w:rPrDefault>/
const LANGUAGES: readonly DataLanguage[] = ['en', 'ru', 'ro']
/** So much of a document tells. */
const LOOKED_AT = 2_000_000

/** The language that Word checks a document in: that of most runs that name one, else its default; null where it is another. */
export function proofingLanguage(pack: OoxmlPackage): DataLanguage | null {
  const ofRuns = mostNamed(pack.text(pack.mainPart).slice(0, LOOKED_AT))
  if (ofRuns !== null) return asData(ofRuns)
  const styles = pack
    .relationships(pack.mainPart)
    .find(({ external, type, target }) => !external && type.endsWith('/styles') && pack.has(target))
  const defaults = styles && DEFAULTS.exec(pack.text(styles.target).slice(0, LOOKED_AT))
  return asData(defaults ? mostNamed(defaults[0]) : null)
}

function mostNamed(xml: string): string | null {
  const counts = new Map<string, number>()
  for (const [, name = ''] of xml.matchAll(NAMED)) {
    const language = name.toLowerCase()
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

function asData(language: string | null): DataLanguage | null {
  return LANGUAGES.find((each) => each === language) ?? null
}
