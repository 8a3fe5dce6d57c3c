import { PLAN_LIMITS, PLANS, type PlanLimits } from '@/lib/billing/plans'
import { MEBIBYTE, PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { MAX_CELLS } from '@/lib/documents/spreadsheets/grid'
import { RATE_LIMITS } from '@/lib/http/rate-limit-table'
import { code } from './code'
import { markdownTable } from './markdown-table.js'
import { spacedNumber } from './spaced-number'

const megabytes = (bytes: number) => `${spacedNumber(bytes / MEBIBYTE)} MB`
const hours = (value: number) => (value % 24 === 0 && value > 24 ? `${value / 24} days` : `${value} hours`)
const count = (value: number | null) => (value === null ? 'no limit' : spacedNumber(value))
const yes = (value: boolean) => (value ? 'yes' : 'no')

const LINES: readonly (readonly [string, (limits: PlanLimits) => string])[] = [
  ['documents a month', ({ documentsPerMonth }) => count(documentsPerMonth)],
  ['table and dose runs a month', ({ tableAndDoseOperationsPerMonth }) => count(tableAndDoseOperationsPerMonth)],
  ['rows of one generation', ({ rowsPerGeneration }) => count(rowsPerGeneration)],
  ['size of an upload', ({ uploadBytes }) => megabytes(uploadBytes)],
  ['the same unpacked', ({ inflatedBytes }) => megabytes(inflatedBytes)],
  ['files are kept', ({ keptHours }) => hours(keptHours)],
  ['runs at once', ({ operationsAtOnce }) => count(operationsAtOnce)],
  ['PDF', ({ pdf }) => yes(pdf)],
  ['mail to others', ({ mailToOthers }) => yes(mailToOthers)],
  ['API tokens', ({ apiTokens }) => yes(apiTokens)],
  ['shared templates', ({ sharedTemplates }) => yes(sharedTemplates)],
]

/** What each plan allows. */
export function plansTable(): string {
  return markdownTable([
    ['', ...PLANS],
    ...LINES.map(([what, figure]) => [what, ...PLANS.map((plan) => figure(PLAN_LIMITS[plan]))]),
  ])
}

/** What a file may hold, whatever the plan; the figures are argued in decision 7. */
export function gateTable(): string {
  const { maxEntries, part, worksheet, maxDepth, maxRatio } = PREMIUM_GATE
  return markdownTable([
    ['of one file', 'at most'],
    ['parts in the package', spacedNumber(maxEntries)],
    ['a part of a Word file, unpacked', `${megabytes(part.maxBytes)}, ${spacedNumber(part.maxElements)} elements`],
    ['a worksheet, unpacked', `${megabytes(worksheet.maxBytes)}, ${spacedNumber(worksheet.maxElements)} elements`],
    ['cells of a spreadsheet', spacedNumber(MAX_CELLS)],
    ['levels of nesting', spacedNumber(maxDepth)],
    ['ratio of compression, other parts', `${maxRatio} to 1`],
  ])
}

/** How often a caller may knock, by the names that `ACTUM_RATE_LIMITS` knows. */
export function ratesTable(): string {
  const rows = Object.values(RATE_LIMITS).map(({ name, points, seconds }) => [
    code(name),
    spacedNumber(points),
    seconds < 60 ? `${seconds} s` : `${seconds / 60} min`,
  ])
  return markdownTable([['limit', 'times', 'within'], ...rows])
}
