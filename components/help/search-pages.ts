/** A page of the help as it is searched. */
export interface SearchedPage {
  readonly slug: string
  readonly title: string
  readonly text: string
}

/** A page that says the words, with the place where it says the first of them. */
export interface FoundPage extends Pick<SearchedPage, 'slug' | 'title'> {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** As many letters are shown around what was found. */
const AROUND = 60
/** As many pages are offered where none says the words. */
const NEAREST = 3

/** As words are compared: small letters, without diacritics, е for ё. The same letters are at the same places. */
function folded(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const lower = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
      return lower.length === 1 && letter !== 'й' && letter !== 'Й' ? lower : letter.toLowerCase().charAt(0)
    })
    .join('')
}

/** The pages that say every one of the words, those whose titles do first; where there are none, those with the nearest titles. */
export function foundPages(
  pages: readonly SearchedPage[],
  wanted: string,
): { readonly pages: readonly FoundPage[]; readonly isNear: boolean } {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  const prepared = pages.map((page) => ({ ...page, inTitle: folded(page.title), inText: folded(page.text) }))
  const says = (text: string) => words.every((word) => text.includes(word))
  const titled = prepared.filter(({ inTitle }) => says(inTitle))
  const others = prepared.filter((page) => !titled.includes(page) && says(`${page.inTitle} ${page.inText}`))
  const found = [...titled, ...others]
  if (found.length > 0) return { pages: found.map((page) => withPlace(page, words[0] ?? '')), isNear: false }
  const near = prepared
    .map((page) => ({ page, likeness: likeness(page.inTitle, words.join(' ')) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST)
  return { pages: near.map(({ page }) => withPlace(page, '')), isNear: true }
}

function withPlace({ slug, title, text, inText }: SearchedPage & { readonly inText: string }, word: string): FoundPage {
  const letters = [...text.normalize('NFC')]
  const at = word === '' ? -1 : inText.indexOf(word)
  if (at === -1) return { slug, title, before: letters.slice(0, 2 * AROUND).join(''), match: '', after: '' }
  const from = Math.max(0, at - AROUND)
  const end = at + word.length
  return {
    slug,
    title,
    before: `${from > 0 ? '…' : ''}${letters.slice(from, at).join('')}`,
    match: letters.slice(at, end).join(''),
    after: letters.slice(end, end + AROUND).join(''),
  }
}

/** How much of two texts is the same, by their pairs of letters: from 0 to 1. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((letter, at) => text.charAt(at) + letter))
  const [first, second] = [pairs(a), pairs(b)]
  const shared = [...first].filter((pair) => second.has(pair)).length
  return (2 * shared) / Math.max(1, first.size + second.size)
}
