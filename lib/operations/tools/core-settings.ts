import type { DoseOptions } from '@/lib/documents/doses/options'
import { localToday, type GenerateOptions } from '@/lib/documents/generation/options'
import type { ParseOptions } from '@/lib/documents/tables/options'
import type { ExtractDosesSettings } from './extract-doses-settings'
import type { GenerateSettings } from './generate-settings'
import type { ParseTableSettings } from './parse-table-settings'

/** A browser may not know its own, or know a newer one. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Settings as the core takes them: without what only the server acts on. */
export function coreSettings(settings: GenerateSettings): GenerateOptions {
  const {
    mailTo: _to,
    mailTest: _test,
    saveMapping: _save,
    templateId: _id,
    rerunOf: _of,
    only: _only,
    timeZone,
    ...rest
  } = settings
  const { output, heldRows = [], ...others } = rest
  const asked =
    heldRows.length === 0 ? others : { ...others, excludeRows: [...(others.excludeRows ?? []), ...heldRows] }
  const language = asked.language ?? 'auto'
  const core = timeZone !== undefined && isTimeZone(timeZone) ? { ...asked, today: localToday(timeZone) } : asked
  if (output === 'pdfs') return { ...core, language, output: 'zip', pdf: true }
  return { ...core, language, ...(output && { output }) }
}

/** Settings as the core takes them: what was not chosen is not there. */
export function chosenOptions(settings: ParseTableSettings): ParseOptions {
  return withoutUndefined(settings) as ParseOptions
}

/** The same, without what only the server acts on. */
export function doseOptions({
  rememberMapping: _remember,
  update: _update,
  ...settings
}: ExtractDosesSettings): DoseOptions {
  return withoutUndefined(settings) as DoseOptions
}

function withoutUndefined(settings: object): object {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
