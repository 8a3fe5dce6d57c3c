import { markdownTable } from './markdown-table.js'

/**
 * What a platform's scheduler has to call, out of the source of the scheduled jobs: the address, and how often.
 *
 * @param {string} source of `lib/operations/scheduled-jobs.ts`
 * @returns {string}
 */
export function jobsTable(source) {
  const jobs = [...source.matchAll(/\['([a-z-]+)', \{ cron: (null|'[^']+')/g)]
  const rows = jobs.map(([, name, cron]) => [
    `\`/api/cron/${name}\``,
    cron === 'null' ? 'each minute' : often(cron.slice(1, -1)),
  ])
  return markdownTable([['GET', 'how often'], ...rows])
}

function often(cron) {
  if (cron === '* * * * *') return 'each minute'
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(cron)?.[1]
  if (minutes !== undefined) return `every ${minutes} minutes`
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron)
  if (daily !== null) return 'once a day'
  throw new Error(`No words for ${cron}`)
}
