import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDoseSource } from '@/lib/documents/doses/source/read-dose-source'
import type { Grid } from './builder'
import { readSource } from './product'
import { score, type Score } from './score'
import type { Truth } from './truth'

/** Scores the product on labelled sheets: a folder of files with an `expected/NAME.json` for each. */
export async function scoreLabelled(folder: string, only: string): Promise<{ name: string; score: Score }[]> {
  const scores: { name: string; score: Score }[] = []
  for (const file of readdirSync(join(folder, 'expected')).sort()) {
    if (!file.includes(only)) continue
    // The file is written by the set's own make.py in this shape.
    const truth = JSON.parse(readFileSync(join(folder, 'expected', file), 'utf8')) as Truth
    const { source, problems } = await readDoseSource(
      { name: truth.file, bytes: readFileSync(join(folder, truth.file)) },
      {},
      {},
    )
    const grids = source.sheets.map(({ name, sheet }): Grid => {
      const rows = sheet.rows.map((cells) =>
        (cells ?? []).map((cell) => cell && { value: plainValue(cell), format: null }),
      )
      return { name, rows, merges: sheet.merges }
    })
    scores.push({ name: truth.file, score: score(truth, grids, await readSource(source, problems)) })
  }
  return scores
}

function plainValue({ value, text }: { readonly value: unknown; readonly text: string }): string | number {
  return typeof value === 'number' ? value : text
}
