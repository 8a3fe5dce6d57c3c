/**
 * What a command line asks for: `F5 A1` those checks alone, `--missing` those not measured yet, `--minutes N` how long what has no
 * natural end goes on, `--trial` everything in a small size and nothing written down.
 *
 * @param {readonly string[]} words
 * @param {readonly import('./catalogue/shown-by.js').Check[]} checks
 * @param {import('./results.js').Rows} results
 * @returns {{ checks: readonly import('./catalogue/shown-by.js').Check[], minutes?: number, trial: boolean }}
 * @throws {Error} with one sentence, when a word is none of these
 */
export function wantedOf(words, checks, results) {
  const ids = []
  let minutes
  let [trial, missing] = [false, false]
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === '--trial') trial = true
    else if (word === '--missing') missing = true
    else if (word === '--minutes') minutes = minutesOf(words[++at])
    else if (checks.some(({ id }) => id === word.toUpperCase())) ids.push(word.toUpperCase())
    else throw new Error(`There is no check «${word}»; there are ${checks.map(({ id }) => id).join(', ')}.`)
  }
  const chosen = ids.length === 0 ? checks : checks.filter(({ id }) => ids.includes(id))
  const measured = (id) => results[id] !== undefined && results[id].result !== 'not run'
  return {
    checks: missing ? chosen.filter(({ id }) => !measured(id)) : chosen,
    ...(minutes !== undefined && { minutes }),
    trial,
  }
}

function minutesOf(word) {
  const minutes = Number(word)
  if (!(minutes > 0)) throw new Error('After --minutes stands how many, as in --minutes 120.')
  return minutes
}
