import { Buffer } from 'node:buffer'
import type { Random } from '../random'
import { EXTREME_NUMBERS, type Mutation } from './mutation'

function pdf(name: string, change: (text: string, random: Random) => string): Mutation {
  return {
    name,
    kind: 'text',
    files: ['pdf'],
    change: (subject, random) =>
      void (subject.text = Buffer.from(change(subject.text.toString('latin1'), random), 'latin1')),
  }
}

/** One of the places that a pattern finds, replaced. */
function replaced(text: string, pattern: RegExp, random: Random, to: (found: string) => string): string {
  const places = [...text.matchAll(pattern)]
  const place = random.some(places)
  if (place === null) return text
  return text.slice(0, place.index) + to(place[0]) + text.slice(place.index + place[0].length)
}

const KEYS = ['/Kids', '/Parent', '/Contents', '/Resources', '/Font', '/Filter', '/Length', '/W', '/ToUnicode', '/Root']

/** Damage and lies of a PDF: its objects, its references, its streams. */
export const PDF_MUTATIONS: readonly Mutation[] = [
  pdf('a PDF number', (text, random) =>
    replaced(text, /(?<=[\s[])-?\d+(?=[\s\]])/g, random, () => random.pick(EXTREME_NUMBERS)),
  ),
  pdf('a PDF reference to another object', (text, random) =>
    replaced(text, /\d+ 0 R/g, random, () => `${random.below(30)} 0 R`),
  ),
  pdf('a PDF key by another name', (text, random) =>
    replaced(text, /\/[A-Z][A-Za-z0-9]+/g, random, () => random.pick(KEYS)),
  ),
  pdf('a PDF object without its end', (text, random) => replaced(text, /endobj|endstream|>>/g, random, () => '')),
  pdf('a PDF stream with changed bytes', (text, random) =>
    replaced(text, /stream\n[^]{40}/g, random, (found) => {
      const at = 7 + random.below(40)
      return found.slice(0, at) + String.fromCharCode(random.below(256)) + found.slice(at + 1)
    }),
  ),
  pdf('a PDF that ends early', (text, random) => text.slice(0, random.below(text.length))),
  pdf('a PDF with a piece twice', (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(Math.max(0, at - random.below(4_000)))
  }),
  pdf('a PDF without its table of objects', (text, random) =>
    replaced(text, /startxref\s+\d+/g, random, () => 'startxref\n0'),
  ),
]
