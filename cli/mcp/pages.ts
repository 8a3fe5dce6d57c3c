import commandLine from '@/docs/command-line.md'
import otherPrograms from '@/docs/coming-from-other-programs.md'
import doses from '@/docs/doses.md'
import generating from '@/docs/generating.md'
import tables from '@/docs/tables.md'

/** A page of the documentation, as a resource. */
export interface HelpPage {
  readonly name: string
  readonly title: string
  readonly text: string
}

function page(name: string, text: string): HelpPage {
  return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
}

/** What an agent may read before it uses the tools. */
export const HELP_PAGES: readonly HelpPage[] = [
  page('generating', generating),
  page('tables', tables),
  page('doses', doses),
  page('coming-from-other-programs', otherPrograms),
  page('command-line', commandLine),
]
