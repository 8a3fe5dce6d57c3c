import type { GateLimits } from '../../ooxml/limits'
import { openPackage, type PackageEntry } from '../../ooxml/package'
import { writePackage, WrittenParts } from '../../ooxml/write'
import { uniqueNamer } from '../../results/file-names'
import type { ArchiveFile } from '../../results/archive'
import { compileWorkbook, type CompiledWorkbook } from '../workbook/compile-workbook'
import { renderWorkbook } from '../workbook/workbook-render'
import type { WorkbookTemplate } from '../workbook/workbook-template'
import { problem, type Problem } from '../../problem'
import { WorkbookMerger } from '../workbook/workbook-merger'
import type { ActRun } from './act-run'
import { checkOutput } from './check-output'
import type { GeneratedDocument } from './result'

/** The template's entries as every workbook begins, still compressed. */
async function baseEntries({ template, base }: CompiledWorkbook, gate: GateLimits): Promise<readonly PackageEntry[]> {
  const { pack, removed } = template
  if (base.size === 0 && removed.size === 0) return pack.entries
  return (await openPackage(await writePackage(pack.entries, base, removed), gate)).entries
}

/**
 * A workbook for each act, as they come. What the template doesn't change is copied as it is, still compressed.
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function* separateWorkbooks(
  run: ActRun,
  template: WorkbookTemplate,
  gate: GateLimits,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  const compiled = compileWorkbook(template)
  const entries = await baseEntries(compiled, gate)
  const uniqueName = uniqueNamer('.xlsx')
  const before = new WrittenParts()
  for await (const act of run.each()) {
    const rendered = run.attempt(act, () => renderWorkbook(compiled, act.scope))
    if (rendered === null) continue
    const bytes = await writePackage(entries, rendered.changed, rendered.removed, before)
    // All come from one cleaned template and differ in values and rows alone: the first one speaks for the rest.
    if (documents.length === 0) await checkOutput(bytes, gate)
    const name = uniqueName(act.name, act.fallback)
    documents.push({ name, rows: act.rows, warnings: [...run.put(act, name), ...rendered.problems] })
    yield { name, bytes }
  }
}

/** So many documents a merged workbook contains before another is begun: Excel opens hundreds of sheets slowly. */
const VOLUME = 250

export interface MergedSheets {
  /** Of the workbook, without its extension. */
  readonly name: string
  /** The template's own name without its extension: a sheet is called by what tells it from the others. */
  readonly base: string
  readonly gate: GateLimits
  /** All in one file, however many they are; else in volumes. */
  readonly inOne: boolean
}

/**
 * The acts as sheets of one workbook, or of several where one would be too large.
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function* mergedWorkbooks(
  run: ActRun,
  template: WorkbookTemplate,
  { name: base, base: own, gate, inOne }: MergedSheets,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  const compiled = compileWorkbook(template)
  const entries = await baseEntries(compiled, gate)
  const uniqueName = uniqueNamer('.xlsx')
  const begin = () => ({
    name: uniqueName(documents.length === 0 ? base : `${base} ${documents.length + 1}`),
    merger: new WorkbookMerger(compiled),
    rows: [] as number[],
    warnings: [] as Problem[],
  })
  const finish = async ({ name, merger, rows, warnings }: ReturnType<typeof begin>): Promise<ArchiveFile> => {
    const { changed, removed, problems } = merger.finish()
    const bytes = await writePackage(entries, changed, removed)
    if (documents.length === 0) await checkOutput(bytes, gate)
    documents.push({ name, rows, warnings: [...warnings, ...problems] })
    return { name, bytes }
  }
  let volume = begin()
  for await (const act of run.each()) {
    if (!inOne && volume.merger.copies >= VOLUME) {
      yield await finish(volume)
      volume = begin()
    }
    const { merger, rows, warnings, name } = volume
    const title = act.name.startsWith(`${own} `) ? act.name.slice(own.length + 1) : act.name
    const copy = run.attempt(act, () => merger.render(act.scope, title))
    if (copy === null) continue
    merger.add(copy)
    rows.push(...act.rows)
    warnings.push(...run.put(act, name), ...copy.rendered.problems)
  }
  if (volume.merger.copies === 0) return
  if (inOne && volume.merger.copies > VOLUME) {
    const params = { count: volume.merger.copies, limit: VOLUME }
    run.problems.push(problem('MERGED_LARGE', 'warning', { file: 'template', params }))
  }
  yield await finish(volume)
}
