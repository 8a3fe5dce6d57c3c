import { problem, type Problem } from '../../problem'
import { decodeText } from '../template/markup'
import { workbookPlace } from './workbook-place'
import type { TemplateSheet } from './workbook-template'

const MAX_TOLD = 10

/** Tags that are where nothing is filled in: in a formula, a rule, a hint. */
export function unfilledProblems(sheets: readonly TemplateSheet[]): Problem[] {
  return sheets.flatMap(({ entry, sheet }) => {
    if (sheet === null) return []
    const inFormulas = sheet.rows.flatMap(({ number, cells }) =>
      cells.flatMap(({ letters, formula }) =>
        (formula?.text.match(/"[^"]*"/g) ?? [])
          .flatMap((text) => text.match(/\{[^{}"]*\p{L}[^{}"]*\}/gu) ?? [])
          .map((tag) => ({ tag, cell: `${letters}${number}` })),
      ),
    )
    const rules = sheet.tail.replace(/<(?:[\w.-]+:)?headerFooter[\s\S]*?<\/(?:[\w.-]+:)?headerFooter>/, '')
    const inRules = [
      ...rules.matchAll(/\s(?:prompt|error|promptTitle|errorTitle|tooltip|display)\s*=\s*"([^"]*\{[^"]*)"/g),
    ].flatMap(([, text = '']) =>
      (decodeText(text).match(/\{[^{}]*\p{L}[^{}]*\}/gu) ?? []).map((tag) => ({ tag, cell: null })),
    )
    return [...inFormulas, ...inRules]
      .slice(0, MAX_TOLD)
      .map(({ tag, cell }) =>
        problem('TAG_NOT_FILLED', 'warning', { ...workbookPlace({ part: entry.part, sheet: entry.name, cell }), tag }),
      )
  })
}
