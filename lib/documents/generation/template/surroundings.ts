import type { OoxmlPackage } from '../../ooxml/package'
import type { Problem } from '../../problem'
import { scanPart, type Paragraph } from './scan'

/** So many letters on each side of a tag show where it is. */
const AROUND = 30

/** What a reader of the template sees at a place: the words, and the page as Word last laid it out. */
interface Place {
  readonly words: string
  /** 0 where the file doesn't tell. */
  readonly page: number
}

interface ReadPart {
  readonly xml: string
  readonly paragraphs: ReadonlyMap<number | null, Paragraph>
}

/** The words and the pages of a template's places, by which a person finds them. */
export class Surroundings {
  readonly #parts = new Map<string, ReadPart>()
  /** A paragraph may have thousands of problems. */
  readonly #seen = new Map<Paragraph, { readonly line: string; readonly page: number }>()

  constructor(
    private readonly pack: OoxmlPackage,
    private readonly textOf: (part: string) => string,
  ) {}

  /** Problems of the template's paragraphs with the words around them in place of their numbers. */
  of(problems: readonly Problem[]): Problem[] {
    return problems.map((problem) => {
      const place = this.#place(problem)
      return place === null ? problem : { ...problem, params: { ...problem.params, at: 0, ...place } }
    })
  }

  #place({ file, part, paragraph, tag, params }: Problem): Place | null {
    if (file !== 'template' || part === null || paragraph === null || params.words !== undefined) return null
    if (!this.pack.has(part)) return null
    const { xml, paragraphs } = this.#read(part)
    const own = paragraphs.get(paragraph)
    if (own === undefined) return null
    const { line, page } = this.#look(own, part === this.pack.mainPart ? xml : null)
    const words = wordsAround(line, tag, paragraphs.get(paragraph - 1)?.text ?? '')
    return words === '' ? null : { words, page }
  }

  #look(paragraph: Paragraph, mainXml: string | null): { readonly line: string; readonly page: number } {
    const known = this.#seen.get(paragraph)
    if (known !== undefined) return known
    const look = { line: oneLine(paragraph.text), page: mainXml === null ? 0 : pageOf(mainXml, paragraph) }
    this.#seen.set(paragraph, look)
    return look
  }

  #read(part: string): ReadPart {
    const known = this.#parts.get(part)
    if (known !== undefined) return known
    const xml = this.textOf(part)
    const read = { xml, paragraphs: new Map(scanPart(xml).map((paragraph) => [paragraph.index, paragraph])) }
    this.#parts.set(part, read)
    return read
  }
}

/** A tag with the words on both sides of it; of the paragraph before, where it is alone. */
function wordsAround(line: string, tag: string | null, before: string): string {
  const written = oneLine(tag ?? '')
  const at = written === '' ? -1 : line.indexOf(written)
  const [start, end] = at < 0 ? [0, 0] : [at, at + written.length]
  const whole = line === written && before.trim() !== '' ? `${oneLine(before)} ${line}` : line
  const shift = whole.length - line.length
  return cutAround(whole, start + shift, end + shift)
}

function cutAround(text: string, start: number, end: number): string {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1 || start - AROUND
  const to = end + AROUND >= text.length ? text.length : text.lastIndexOf(' ', end + AROUND)
  const kept = text.slice(Math.min(from, start), Math.max(to, end))
  return (from > 0 ? '…' : '') + kept.trim() + (Math.max(to, end) < text.length ? '…' : '')
}

function oneLine(text: string): string {
  return text
    .replace(/[\ufdd0\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The page of a paragraph by the page breaks that Word has stored; 0 where it has stored none. */
function pageOf(xml: string, { segments }: Paragraph): number {
  const at = segments.find(({ source }) => source !== null)?.source?.tagStart ?? 0
  const count = (text: string) => text.split('<w:lastRenderedPageBreak').length - 1
  return count(xml) === 0 ? 0 : count(xml.slice(0, at)) + 1
}
