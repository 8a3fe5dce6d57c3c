import { withGenerated } from '../docs/generated-part.js'
import { markdownTable } from '../docs/markdown-table.js'
import { TARGETS } from './targets.js'

export const PAGE = 'docs/mutation.md'

const HEAD = `# What the tests notice

Written by \`npm run mutation\`; \`npm run mutation -- NAME\` writes one part anew. Each file is changed one small thing at a time, a
\`<\` into \`<=\`, a condition into \`true\`, a text into an empty one, and the unit tests beside it have to fail. Most of what survives
changes nothing that could be told from outside; what could let a wrong figure through is mended by a test.
`

/**
 * @typedef {object} Run
 * @property {string} date as in 2026-11-22
 * @property {readonly import('./scores.js').Score[]} scores
 */

/**
 * The page with the scores of one target written anew; those of the others stay.
 *
 * @param {string | null} page null when there is none yet
 * @param {string} name of the target
 * @param {Run} run
 * @returns {string}
 */
export function scoresPage(page, name, { date, scores }) {
  return withGenerated(page ?? emptyPage(), name, `${date}\n\n${scoresTable(scores)}`)
}

function emptyPage() {
  const parts = Object.entries(TARGETS).map(
    ([name, { title }]) => `\n## ${title}: \`${name}\`\n\n<!-- ${name} -->\n\n<!-- /${name} -->\n`,
  )
  return HEAD + parts.join('')
}

/** @param {readonly import('./scores.js').Score[]} scores */
function scoresTable(scores) {
  const sum = (/** @type {'killed' | 'survived' | 'unreached'} */ key) =>
    scores.reduce((total, score) => total + score[key], 0)
  const all = { file: 'All', killed: sum('killed'), survived: sum('survived'), unreached: sum('unreached') }
  return markdownTable([
    ['File', 'Changes', 'Noticed', 'Survived', 'Run by no test', 'Score'],
    ...scores.map((score) => scoreRow({ ...score, file: `\`${score.file}\`` })),
    ...(scores.length > 1 ? [scoreRow(all)] : []),
  ])
}

/** @param {import('./scores.js').Score} score */
function scoreRow({ file, killed, survived, unreached }) {
  const total = killed + survived + unreached
  const share = total === 0 ? '–' : `${((100 * killed) / total).toFixed(1)} %`
  return [file, ...[total, killed, survived, unreached].map(String), share]
}
