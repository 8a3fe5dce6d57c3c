import type { GateLimits } from '../../ooxml/limits'
import { openPackage, type PackageEntry } from '../../ooxml/package'
import { writePackage } from '../../ooxml/write'
import { uniqueNamer } from '../../results/file-names'
import type { ArchiveFile } from '../../results/archive'
import { compileWorkbook, renderWorkbook, type CompiledWorkbook } from '../workbook/workbook-render'
import type { WorkbookTemplate } from '../workbook/workbook-template'
import type { ActRun } from './act-run'
import { checkOutput } from './check-output'
import type { GeneratedDocument } from './result'

/** The template's entries as every workbook begins, still compressed. */
async function baseEntries({ template, base }: CompiledWorkbook, gate: GateLimits): Promise<readonly PackageEntry[]> {
  const { pack, removed } = template
  if (base.size === 0 && removed.size === 0) return pack.entries
  return (await openPackage(writePackage(pack.entries, base, removed), gate)).entries
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
  for await (const act of run.each()) {
    const rendered = run.attempt(act, () => renderWorkbook(compiled, act.scope))
    if (rendered === null) continue
    const bytes = writePackage(entries, rendered.changed, rendered.removed)
    // All come from one cleaned template and differ in values and rows alone: the first one speaks for the rest.
    if (documents.length === 0) await checkOutput(bytes, gate)
    const name = uniqueName(act.name, act.fallback)
    documents.push({ name, rows: act.rows, warnings: [...run.put(act, name), ...rendered.problems] })
    yield { name, bytes }
  }
}
