import { MediaBase, MediaStore } from '../../pictures/media'
import { openPackage, type PackageEntry } from '../../ooxml/package'
import type { GateLimits } from '../../ooxml/limits'
import { writePackage } from '../../ooxml/write'
import type { ActRun } from './act-run'
import type { ArchiveFile } from '../../results/archive'
import { checkOutput } from './check-output'
import { uniqueNamer } from '../../results/file-names'
import { renderParts, type CompiledTemplate } from '../render/compile'
import type { GeneratedDocument } from './result'
import type { Template } from '../template/template'

/** The template's entries as every document begins: cleaned, and still compressed. */
async function baseEntries({ pack, cleaned, removed }: Template, gate: GateLimits): Promise<readonly PackageEntry[]> {
  if (cleaned.size === 0 && removed.size === 0) return pack.entries
  return (await openPackage(await writePackage(pack.entries, cleaned, removed), gate)).entries
}

/**
 * A document for each act, as they come. What the template doesn't change is copied as it is, still compressed.
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function* separateDocuments(
  run: ActRun,
  template: Template,
  compiled: CompiledTemplate,
  gate: GateLimits,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  const entries = await baseEntries(template, gate)
  const media = new MediaBase(template.pack, template.cleaned)
  const uniqueName = uniqueNamer('.docx')
  for await (const act of run.each()) {
    const store = new MediaStore(media)
    const parts = run.attempt(act, () => renderParts(compiled, act.scope, store))
    if (parts === null) continue
    const bytes = await writePackage(entries, new Map<string, string | Uint8Array>([...parts, ...store.files()]))
    // All come from one cleaned template and differ in text and pictures alone: the first one speaks for the rest.
    if (documents.length === 0) await checkOutput(bytes, gate)
    const name = uniqueName(act.name, act.fallback)
    documents.push({ name, rows: act.rows, warnings: run.put(act, name) })
    yield { name, bytes }
  }
}
