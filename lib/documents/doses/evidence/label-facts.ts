import { isPersonName, nameAtStart } from '../columns/person-name'
import { wordKey } from '../columns/fold'
import { EN_ROW_LABELS } from '../language/en/row-labels'
import { RO_ROW_LABELS } from '../language/ro/row-labels'
import type { RowConcept } from '../language/row-concepts'
import { RU_ROW_LABELS } from '../language/ru/row-labels'
import { NAMES_AS_WELL } from '../lexicon/row-labels'
import { PhraseFinder } from './phrases'

/** What a label says, regardless of what its row contains. */
export interface LabelFacts {
  /** Concepts with their share of the label, from 0.4 for a word among others to 1. */
  readonly concepts: ReadonlyMap<Exclude<RowConcept, 'filler'>, number>
  /** 1 for a label that is only a person's name by its look; less if its words have other meanings. */
  readonly person: number
  /** The share of its words that are known; 1 if all are. */
  readonly covered: number
  /** The look of its words, such as `Xx X.`. Names of people in one list look alike. */
  readonly shape: string
}

const FINDER = new PhraseFinder<RowConcept>([EN_ROW_LABELS, RU_ROW_LABELS, RO_ROW_LABELS])
const NAMES = new Set(NAMES_AS_WELL)
const KEEP = 50_000
const known = new Map<string, LabelFacts>()
/** A word that may be part of a concept instead of a name. An initial and `75th` aren't. */
const WORD = /^\D*\p{L}{2}\D*$/u
const WITH_INITIAL = /(?<!\p{L})\p{Lu}\./u
const SOME = 0.4

/** Returns what a label says; equal texts are analyzed once. */
export function labelFacts(text: string): LabelFacts {
  const before = known.get(text)
  if (before) return before
  const facts = factsOf(text)
  if (known.size < KEEP) known.set(text, facts)
  return facts
}

/** Returns all concepts in a text, however many other words it contains. */
export function conceptsIn(text: string): ReadonlySet<RowConcept> {
  return new Set(FINDER.in(wordKey(text).split(' ')).map(({ concept }) => concept))
}

/**
 * Returns whether a text is a person's name with a word that could also name a statistic: `Max Oakes`, `A. Maximov`.
 */
export function isNamesake(text: string): boolean {
  if (!isPersonName(text.trim())) return false
  const words = wordKey(text).split(' ')
  const said = FINDER.in(words).filter(({ concept }) => concept !== 'filler')
  if (WITH_INITIAL.test(text)) return factsOf(text).person > 0
  return said.length > 0 && said.every(({ from, to }) => to === from + 1 && NAMES.has(words[from] ?? ''))
}

function factsOf(text: string): LabelFacts {
  const words = wordKey(text).split(' ')
  const hits = FINDER.in(words)
  const long = words.filter((word) => WORD.test(word)).length
  const takenWords = new Set(hits.flatMap(({ from, to }) => words.slice(from, to).map((_, index) => from + index)))
  const taken = [...takenWords].filter((index) => WORD.test(words[index] ?? '')).length
  const covered = long === 0 ? 0 : Math.min(1, taken / long)
  const name = isPersonName(text.trim()) || nameAtStart(text) !== null
  const initials = WITH_INITIAL.test(text)
  // A short word may just as well be an initial as a concept.
  const weak = name && (initials || covered < 0.75) ? 0.35 : 1
  const concepts = new Map<Exclude<RowConcept, 'filler'>, number>()
  for (const { concept, from } of hits) {
    if (concept === 'filler') continue
    const strength = (SOME + (1 - SOME) * Math.min(1, covered + (from === 0 ? 0.2 : 0))) * weak
    concepts.set(concept, Math.max(strength, concepts.get(concept) ?? 0))
  }
  return {
    concepts,
    person: name ? Math.max(0, 1 - (initials ? 0.5 : 1.2) * covered) : 0,
    covered,
    shape: shapeOf(text),
  }
}

/** Returns a text with its letters as `X` and `x`, runs of letters shortened and figures as `0`. */
function shapeOf(text: string): string {
  return text
    .trim()
    .replace(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}+/gu, 'X')
    .replace(/\p{L}+/gu, (run) => (run.startsWith('X') ? `X${run.length > 1 ? 'x' : ''}` : 'x'))
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
}
