import type { GeneratorState } from './state'

/**
 * Returns the name of the archive to be created; null before there is a template, and if a single document has a name
 * of its own.
 */
export function plannedName({
  slots: { template },
  options,
}: Pick<GeneratorState, 'slots' | 'options'>): string | null {
  if (template.kind === 'empty' || options.single) return null
  return `${template.file.name.replace(/\.[^.]*$/, '')} ${today()}.zip`
}

/** The reader's own day (ISO 8601). */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
