/** The instructions of a Dockerfile that matter without Docker, by stage. */

/**
 * @param {string} text
 * @returns {{ from: string, run: string[], env: Record<string, string>, user: string | null, command: string[], healthcheck: string[], copies: string[] }[]}
 */
export function stagesOf(text) {
  const stages = []
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
  for (const line of lines.split('\n')) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === undefined) continue
    if (word === 'FROM') {
      stages.push({ from: rest, run: [], env: {}, user: null, command: [], healthcheck: [], copies: [] })
      continue
    }
    const stage = stages.at(-1)
    if (word === 'RUN') stage.run.push(rest)
    if (word === 'COPY') stage.copies.push(rest)
    if (word === 'USER') stage.user = rest
    if (word === 'CMD') stage.command = JSON.parse(rest)
    if (word === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3))
    if (word === 'ENV') {
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value
    }
  }
  return stages
}

/**
 * Returns whether a `.dockerignore` leaves a file out. Patterns are names with `*` and `**`; a later line wins.
 *
 * @param {string} text
 * @returns {(file: string) => boolean}
 */
export function ignoreOf(text) {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ ignores: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  return (file) => rules.reduce((ignored, { ignores, pattern }) => (pattern.test(file) ? ignores : ignored), false)
}

function patternOf(line) {
  const source = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\u0000')
    .replace(/\*/g, '[^/]*')
    .replace(/\u0000/g, '(?:.*/)?')
  return new RegExp(`^${source}(?:/.*)?$`)
}

/**
 * Returns the variables of compose.yaml's `x-actum` with their defaults, as on a machine where none is set.
 *
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function composedVariables(text) {
  const block = /x-actum: &actum\n[^]*?environment:\n((?: {4}\S.*\n)+)/.exec(text)?.[1] ?? ''
  const variables = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value.replace(/^'(.*)'$/, '$1').replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ])
  return Object.fromEntries(variables)
}
