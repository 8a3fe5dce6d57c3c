import { PLAN_LIMITS, PLANS, type PlanLimits } from '@/lib/billing/plans'
import { MEBIBYTE, PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { RATE_LIMITS } from '@/lib/http/rate-limit-table'
import { code } from './code'
import { markdownTable } from './markdown-table.js'
import { groupedNumber } from './grouped-number'

const megabytes = (bytes: number) => `${groupedNumber(bytes / MEBIBYTE)} MB`
const hours = (value: number) => (value % 24 === 0 && value > 24 ? `${value / 24} days` : `${value} hours`)
const count = (value: number | null) => (value === null ? 'no limit' : groupedNumber(value))
const yes = (value: boolean) => (value ? 'yes' : 'no')

const LINES: readonly (readonly [string, (limits: PlanLimits) => string])[] = [
  ['documents per month', ({ documentsPerMonth }) => count(documentsPerMonth)],
  ['table and dose runs per month', ({ tableAndDoseOperationsPerMonth }) => count(tableAndDoseOperationsPerMonth)],
  ['rows per run', ({ rowsPerGeneration }) => count(rowsPerGeneration)],
  ['upload size', ({ uploadBytes }) => megabytes(uploadBytes)],
  ['upload size, unpacked', ({ inflatedBytes }) => megabytes(inflatedBytes)],
  ['files are saved for', ({ keptHours }) => hours(keptHours)],
  ['simultaneous runs', ({ operationsAtOnce }) => count(operationsAtOnce)],
  ['PDF', ({ pdf }) => yes(pdf)],
  ['email to others', ({ mailToOthers }) => yes(mailToOthers)],
  ['API tokens', ({ apiTokens }) => yes(apiTokens)],
  ['webhooks', ({ webhooks }) => yes(webhooks)],
  ['shared templates', ({ sharedTemplates }) => yes(sharedTemplates)],
]

/** Returns the limits of each plan as a table. */
export function plansTable(): string {
  return markdownTable([
    ['', ...PLANS],
    ...LINES.map(([what, figure]) => [what, ...PLANS.map((plan) => figure(PLAN_LIMITS[plan]))]),
  ])
}

/** Returns the limits of a file as a table. They're the same on every plan; decision 7 gives the reasons. */
export function gateTable(): string {
  const { maxEntries, part, worksheet, maxDepth, maxRatio } = PREMIUM_GATE
  return markdownTable([
    ['limit of one file', 'maximum'],
    ['parts in the package', groupedNumber(maxEntries)],
    ['one part of a Word file, unpacked', `${megabytes(part.maxBytes)}, ${groupedNumber(part.maxElements)} elements`],
    ['one worksheet, unpacked', `${megabytes(worksheet.maxBytes)}, ${groupedNumber(worksheet.maxElements)} elements`],
    ['cells in a spreadsheet', groupedNumber(PREMIUM_GATE.maxCells)],
    ['nesting levels', groupedNumber(maxDepth)],
    ['compression ratio of other parts', `${maxRatio}:1`],
  ])
}

/** Returns the rate limits as a table, by their names in `ACTUM_RATE_LIMITS`. */
export function ratesTable(): string {
  const rows = Object.values(RATE_LIMITS).map(({ name, points, seconds }) => [
    code(name),
    groupedNumber(points),
    seconds < 60 ? `${seconds} s` : `${seconds / 60} min`,
  ])
  return markdownTable([['name', 'requests', 'per'], ...rows])
}
