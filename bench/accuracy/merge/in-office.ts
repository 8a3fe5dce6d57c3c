import { PAGE_EXCEPTIONS, TEXT_EXCEPTIONS } from '@/lib/documents/generation/merge/test-support/office-differences'
import type { ThreeRows } from '@/lib/documents/generation/merge/test-support/three-rows'
import { hasOffice } from '@/lib/documents/test-support/office'
import { type Shown, shownInOffice } from '@/lib/documents/test-support/shown-in-office'
import type { Argued, Tally } from '../support/tally'

interface Difference {
  readonly name: string
  readonly line: string
}

/** Texts and numbers of pages as LibreOffice shows them, the merged document's against those of the single ones together. */
export async function scoreInOffice(
  cases: ReadonlyMap<string, ThreeRows>,
): Promise<{ tallies: readonly Tally[]; argued: readonly Argued[] }> {
  if (!hasOffice()) {
    console.log('LibreOffice is not asked: it is not installed.')
    return { tallies: [], argued: [] }
  }
  const texts: Difference[] = []
  const pages: Difference[] = []
  const all = await shownInOffice([...cases.values()].flatMap(({ merged, singles }) => [merged, ...singles]))
  let at = 0
  for (const [name, { singles }] of cases) {
    const [merged = null, ...each] = all.slice(at, (at += singles.length + 1))
    texts.push(...compared(name, merged, each, textDifference))
    pages.push(...compared(name, merged, each, pageDifference))
  }
  const parts = [
    talliesOf('texts in LibreOffice', cases.size, texts, TEXT_EXCEPTIONS),
    talliesOf('pages in LibreOffice', cases.size, pages, PAGE_EXCEPTIONS),
  ]
  return { tallies: parts.flatMap(({ tallies }) => tallies), argued: parts.map(({ argued }) => argued) }
}

function compared(
  name: string,
  merged: Shown | null,
  singles: readonly (Shown | null)[],
  differenceOf: (merged: Shown, singles: readonly Shown[]) => string | null,
): Difference[] {
  const shown = singles.filter((single) => single !== null)
  const unreadable = merged === null || shown.length < singles.length
  const line = unreadable ? 'LibreOffice can’t show it' : differenceOf(merged, shown)
  return line === null ? [] : [{ name, line: `${name}: ${line}` }]
}

function textDifference({ lines }: Shown, singles: readonly Shown[]): string | null {
  const expected = singles.flatMap((single) => single.lines)
  const at = [...Array(Math.max(lines.length, expected.length)).keys()].find(
    (index) => lines[index] !== expected[index],
  )
  if (at === undefined) return null
  return `line ${at + 1}: merged ${JSON.stringify(lines[at] ?? null)}, single ${JSON.stringify(expected[at] ?? null)}`
}

function pageDifference({ pages }: Shown, singles: readonly Shown[]): string | null {
  const expected = singles.map((single) => single.pages)
  return pages === expected.reduce((sum, each) => sum + each, 0)
    ? null
    : `${pages} pages, single ${expected.join(' + ')}`
}

/** LibreOffice's figure, and the figure after cases decided manually. */
function talliesOf(
  name: string,
  documents: number,
  differences: readonly Difference[],
  exceptions: ReadonlyMap<string, string>,
): { tallies: Tally[]; argued: Argued } {
  const left = differences.filter((difference) => !exceptions.has(difference.name))
  const tally = (title: string, { length }: readonly Difference[], bar: number | null) => ({
    name: title,
    of: 'templates',
    right: documents - length,
    wrong: length,
    missed: length,
    bar,
    misses: bar === null ? [] : left.map(({ line }) => line),
  })
  const settled = differences.filter((difference) => !left.includes(difference))
  return {
    tallies: [tally(name, differences, null), tally(`${name}, LibreOffice's own ways apart`, left, 1)],
    argued: {
      name: `${name}, argued by hand`,
      misses: settled.map((difference) => `${difference.line} — ${exceptions.get(difference.name)}`),
    },
  }
}
