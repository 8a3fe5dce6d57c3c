import { withGenerated } from '../docs/generated-part.js'
import { markdownTable } from '../docs/markdown-table.js'
import { TARGETS } from './targets.js'

export const PAGE = 'docs/mutation.md'

const HEAD = `# Mutation testing

Would the tests notice a wrong figure? \`npm run mutation\` makes one small change at a time: \`<\` to \`<=\`, a condition to \`true\`, a string to
an empty one. After each change, the unit tests beside the file must fail. Most changes that survive have no visible effect; if one could let a wrong
figure through, it gets a test. \`npm run mutation -- NAME\` updates one section.
`

/**
 * @typedef {object} Run
 * @property {string} date as in 2026-11-22
 * @property {readonly import('./scores.js').Score[]} scores
 */

/**
 * Returns the page with the scores of one target replaced.
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
