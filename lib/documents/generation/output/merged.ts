import { DocumentError } from '../../error'
import type { GateLimits } from '../../ooxml/limits'
import { problem, type Problem } from '../../problem'
import type { Act, ActRun } from './act-run'
import type { ArchiveFile } from '../../results/archive'
import { checkOutput } from './check-output'
import { Merger, STANDARD_VOLUME, type Volume } from '../merge/merger'
import { planMerge, type MergePlan } from '../merge/plan'
import { uniqueNamer } from '../../results/file-names'
import { throwOnErrors } from '../problems'
import { throwMisplaced } from '../render/compile'
import { SectionMisplaced } from '../render/compile-xml'
import type { GeneratedDocument } from './result'
import type { Template } from '../template/template'

/** A template made ready to be merged. @throws DocumentError MERGE_REFUSED, TEMPLATE_NOT_RENDERED */
export function mergePlan(
  template: Template,
  applied: (key: string) => boolean,
): { plan: MergePlan; problems: readonly Problem[] } {
  try {
    const { plan, problems } = planMerge(template, template.tokenised(applied))
    throwOnErrors(problems)
    if (plan === null) throw new DocumentError('MERGE_REFUSED', { kind: 'unknown' })
    return { plan, problems }
  } catch (error) {
    if (error instanceof SectionMisplaced) throwMisplaced(template, error.keys)
    throw error
  }
}

export interface MergedOptions {
  readonly plan: MergePlan
  /** Of the document, without its extension. */
  readonly name: string
  readonly gate: GateLimits
  /** All in one file, however many they are; else in volumes. */
  readonly inOne: boolean
}

interface OpenVolume {
  readonly name: string
  readonly merger: Merger
  readonly rows: number[]
  readonly warnings: Problem[]
}

/**
 * The acts as one document, or as several where one would be too large for Word.
 * @throws DocumentError OUTPUT_UNSAFE
 */
export async function* mergedDocuments(
  run: ActRun,
  { plan, name: base, gate, inOne }: MergedOptions,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  const limits: Volume = inOne ? { copies: Infinity, lists: Infinity } : STANDARD_VOLUME
  const uniqueName = uniqueNamer('.docx')
  const begin = (): OpenVolume => {
    const name = uniqueName(documents.length === 0 ? base : `${base} ${documents.length + 1}`)
    return { name, merger: new Merger(plan, limits), rows: [], warnings: [] }
  }
  const finish = async ({ name, merger, rows, warnings }: OpenVolume): Promise<ArchiveFile> => {
    documents.push({ name, rows, warnings })
    return { name, bytes: await merger.finish() }
  }
  let volume = begin()
  for await (const act of run.each()) {
    if (volume.merger.full) {
      yield await finish(volume)
      volume = begin()
    }
    const { merger } = volume
    const copy = run.attempt(act, () => merger.render(act.scope))
    if (copy === null) continue
    if (documents.length === 0 && merger.copies === 0) await checkFirst(plan, act, gate)
    merger.add(copy)
    volume.rows.push(...act.rows)
    volume.warnings.push(...run.put(act, volume.name))
  }
  if (volume.merger.copies === 0) return
  if (inOne && volume.merger.copies > STANDARD_VOLUME.copies) {
    const params = { count: volume.merger.copies, limit: STANDARD_VOLUME.copies }
    run.problems.push(problem('MERGED_LARGE', 'warning', { file: 'template', params }))
  }
  yield await finish(volume)
}

/** A merged document compresses better than any that the gate lets pass: one with a single copy speaks for it. */
async function checkFirst(plan: MergePlan, { scope }: Act, gate: GateLimits): Promise<void> {
  const single = new Merger(plan)
  single.add(single.render(scope))
  await checkOutput(await single.finish(), gate)
}
