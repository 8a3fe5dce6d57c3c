import { Stopwatch } from '../results/stopwatch'
import { problem, type Problem } from '../problem'
import type { NamedFile, ToolContext } from '../tool'
import { findLayout } from './layout/find-layout'
import { layoutShape } from './layout/layout-shape'
import { withRows } from './layout/included-rows'
import { rowProblems } from './layout/row-problems'
import { namedLimits } from './limits/named-limits'
import type { LimitProfile } from './limits/profiles'
import type { ColumnMapping, DoseSource, Layout } from './layout-model'
import type { Dose, DoseTotal } from './model'
import { noDosesProblem } from './no-doses'
import type { DoseOptions } from './options'
import { namedProfile } from './parse-profile'
import { readDoses } from './reading/read-doses'
import type { DoseInspection, Extraction } from './result'
import { readDoseSource } from './source/read-dose-source'
import { ledgerOf } from './totals/ledger'
import { outlierProblems } from './totals/outliers'
import { sheetFigures } from './totals/sheet-figures'
import { totalsOf } from './totals/totals-of'
import { decidedIn } from './why/decided'

/**
 * Returns every dose of a file, uncertainties, sums, exceedances, and the comparison with the previous period's file;
 * it writes no output. An aborted signal throws its reason.
 * @throws DocumentError what `readDoseSource` throws, and LIMIT_PROFILE_UNKNOWN
 */
export async function findDoses(file: NamedFile, options: DoseOptions, context: ToolContext): Promise<DoseInspection> {
  const profile = profileOf(options)
  const watch = new Stopwatch<'read' | 'extract'>()
  context.onProgress?.({ stage: 'reading', done: 0, total: 1 })
  const { source, problems } = await readDoseSource(file, options, context)
  watch.book('read')
  const found = await findDosesIn(source, problems, { ...options, profile }, context)
  watch.book('extract')
  const { before } = options
  if (before) context.onProgress?.({ stage: 'comparing', done: 0, total: 1 })
  const earlierFound = before ? await earlier(before, options, context) : null
  const comparison = before && earlierFound ? await compared(found.extraction, earlierFound, before.name) : null
  watch.book('extract')
  return {
    ...found,
    extraction: { ...found.extraction, comparison },
    timings: { readMs: watch.ms('read'), extractMs: watch.ms('extract') },
  }
}

/** Returns the same for sheets that are already read, without a comparison. */
export async function findDosesIn(
  source: DoseSource,
  problems: readonly Problem[],
  options: Omit<DoseOptions, 'profile'> & { readonly profile: LimitProfile | null },
  context: ToolContext,
): Promise<Omit<DoseInspection, 'timings'>> {
  const { layout, shape, mappingRemembered } = mappedLayout(source, options)
  const named = namedLimits(layout)
  const profileSuggested = options.profile === null && options.suggestLimits === true && named !== null
  const profile = profileSuggested ? named.profile : options.profile
  context.signal?.throwIfAborted()
  const read = readDoses(layout, {
    resolutions: options.resolutions ?? [],
    sourceProblems: problems,
    signal: context.signal,
    onRows: (done, total) => context.onProgress?.({ stage: 'extracting', done, total }),
  })
  const totals = totalsOf(read.doses)
  const limits = await againstLimits(read.doses, totals, profile)
  const found: Extraction = {
    layout,
    doses: read.doses,
    decisions: read.decisions,
    columns: layout.tables.flatMap(({ columns }) => columns),
    totals,
    exceedances: limits?.exceedances ?? [],
    reconciliation: read.reconciliation,
    ledger: ledgerOf(layout),
    sheets: sheetFigures(read.sheets, read.doses, limits),
    decided: decidedIn(layout, read.doses),
    profile,
    named,
    profileSuggested,
    comparison: null,
  }
  const told: readonly Problem[] = [
    ...problems,
    ...(found.doses.length === 0 ? [noDosesProblem(found)] : []),
    ...read.problems,
    ...outlierProblems(read.doses),
    ...rowProblems(layout),
    ...(limits?.problems ?? limitsNotChosen(found)),
  ]
  return { extraction: found, problems: told, shape, mappingRemembered }
}

function profileOf({ profile }: DoseOptions): LimitProfile | null {
  if (profile === undefined) return null
  return typeof profile === 'string' ? namedProfile(profile) : profile
}

interface Mapped {
  readonly layout: Layout
  readonly shape: string
  readonly mappingRemembered: boolean
}

/** Returns the layout with the given mapping, otherwise with the mapping remembered for files of this shape. */
function mappedLayout(
  source: DoseSource,
  options: Pick<DoseOptions, 'language' | 'mapping' | 'remembered' | 'includedRows'>,
): Mapped {
  const language = options.language ?? 'auto'
  const plain = findLayout(source, { language })
  const shape = layoutShape(plain)
  const remembered =
    options.remembered && Object.hasOwn(options.remembered, shape) ? options.remembered[shape] : undefined
  const mapping: readonly ColumnMapping[] | undefined = options.mapping ?? remembered
  const mapped = mapping && mapping.length > 0 ? findLayout(source, { language, mapping }) : plain
  const layout = withRows(mapped, options.includedRows ?? [])
  return { layout, shape, mappingRemembered: options.mapping === undefined && remembered !== undefined }
}

/** Returns the doses of the previous period's file. Column mappings apply to its columns if it has them. */
async function earlier(before: NamedFile, options: DoseOptions, context: ToolContext): Promise<Extraction> {
  const { before: _before, resolutions: _resolutions, profile: _profile, ...same } = options
  const { onProgress: _onProgress, ...quiet } = context
  return (await findDoses(before, same, quiet)).extraction
}

async function compared(now: Extraction, before: Extraction, name: string): Promise<Extraction['comparison']> {
  const { compareDoses } = await import('./comparison/compare-doses')
  return compareDoses(now, before, name)
}

/** Returns how the doses compare with the limits of a profile; null without one. */
async function againstLimits(doses: readonly Dose[], totals: readonly DoseTotal[], profile: LimitProfile | null) {
  if (profile === null) return null
  const { compareWithLimits } = await import('./totals/compare-with-limits')
  return compareWithLimits(doses, totals, profile)
}

function limitsNotChosen({ doses }: Extraction): Problem[] {
  return doses.length === 0 ? [] : [problem('LIMITS_NOT_CHOSEN', 'info', { file: 'data' })]
}
