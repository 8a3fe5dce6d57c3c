import { afterEach, expect, jest, test } from '@jest/globals'
import { PLAN_LIMITS } from '@/lib/billing/plans'
import { env } from '@/lib/env'
import { pdfsWithinRequest, withinRequest } from './run-limits'
import { generateLimits } from './tools/generate-limits'
import { generateTool } from './tools/generate'
import { extractDosesTool } from './tools/extract-doses'
import { parseTableTool } from './tools/parse-table'

const MOST = PLAN_LIMITS.professional

function inRequestsOf(seconds: number) {
  jest.replaceProperty(env(), 'ACTUM_RUNNER', 'inline')
  jest.replaceProperty(env(), 'ACTUM_MAX_SECONDS', seconds)
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('a server or worker has the limits of the plan', () => {
  jest.replaceProperty(env(), 'ACTUM_MAX_SECONDS', 30)
  expect(withinRequest(MOST)).toBe(MOST)
  expect(pdfsWithinRequest()).toBeNull()
})

test('the largest plan’s documents fit into a request of five minutes, but not as PDFs', () => {
  inRequestsOf(300)
  expect(withinRequest(MOST)).toEqual(MOST)
  expect(pdfsWithinRequest()).toBe(516)
})

test.each([60, 120, 300])('what is allowed ends in %p s, by the tools’ own time limits', (seconds) => {
  inRequestsOf(seconds)
  const { rowsPerGeneration, inflatedBytes } = withinRequest(MOST)
  const generation = generateTool.timeLimit.baseMs + generateTool.timeLimit.perItemMs * rowsPerGeneration
  expect(generation).toBeLessThan(seconds * 1_000)
  const longest = Math.max(extractDosesTool.timeLimit.baseMs, parseTableTool.timeLimit.baseMs)
  expect((longest * inflatedBytes) / MOST.inflatedBytes).toBeLessThan(seconds * 1_000)
})

test('a run of PDFs has fewer rows than one of documents', () => {
  inRequestsOf(300)
  expect(generateLimits(MOST, 'pdfs').maxRows).toBe(516)
  expect(generateLimits(MOST, 'zip').maxRows).toBe(MOST.rowsPerGeneration)
})
