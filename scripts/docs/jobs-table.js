import { markdownTable } from './markdown-table.js'

/**
 * Returns the addresses that a platform's scheduler must call and their schedules, from the source of the scheduled jobs.
 *
 * @param {string} source of `lib/operations/scheduled-jobs.ts`
 * @returns {string}
 */
export function jobsTable(source) {
  const jobs = [...source.matchAll(/\['([a-z-]+)', \{ cron: (null|'[^']+')/g)]
  const rows = jobs.map(([, name, cron]) => [
    `\`/api/cron/${name}\``,
    cron === 'null' ? 'every minute' : often(cron.slice(1, -1)),
  ])
  return markdownTable([['GET', 'schedule'], ...rows])
}

function often(cron) {
  if (cron === '* * * * *') return 'every minute'
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(cron)?.[1]
  if (minutes !== undefined) return `every ${minutes} minutes`
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron)
  if (daily !== null) return 'once a day'
  throw new Error(`No words for ${cron}`)
}
