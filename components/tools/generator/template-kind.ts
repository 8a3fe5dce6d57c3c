import type { GeneratorState } from './state'

/** Whether the template is a workbook: what it makes is one too. Word documents of all kinds become a DOCX. */
export function isWorkbookTemplate({ slots: { template } }: Pick<GeneratorState, 'slots'>): boolean {
  return template.kind !== 'empty' && /\.xl[st]x$/i.test(template.file.name)
}
