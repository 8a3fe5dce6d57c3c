/**
 * Instructions in words: ten thousand different lines, read in one process. Each run is a separate process; the time is that of the
 * processor, with making the reader.
 */
import { parsePosology } from '@/lib/documents/doses/posology/parse-posology'
import { generatedLines } from '@/lib/documents/doses/posology/test-support/dose-lines'
import { markdownTable } from '@/scripts/docs/markdown-table.js'
import { spreadInWords, spreadOf } from './support/figures'
import { inOwnProcess } from './support/own-process'

const LINES = 10_000
const REPEATS = 5
const SEED = 20_261_127

interface Figures {
  readonly ms: number
  readonly peakMegabytes: number
  readonly instructions: number
}

function measure(): Figures {
  const lines = differentLines()
  const before = process.cpuUsage()
  const instructions = lines.reduce((sum, line) => sum + parsePosology(line, 'auto').length, 0)
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, peakMegabytes: process.resourceUsage().maxRSS / 1024, instructions }
}

/** The generator repeats short lines: enough of them for so many that differ. */
function differentLines(): string[] {
  const lines = [...new Set(generatedLines(LINES * 2, SEED).map(({ line }) => line))].slice(0, LINES)
  if (lines.length < LINES) throw new Error(`Only ${lines.length} lines differ`)
  return lines
}

if (process.argv.includes('measure')) console.log(JSON.stringify(measure()))
else {
  const runs = Array.from({ length: REPEATS }, () => inOwnProcess<Figures>(['measure']))
  console.log(
    markdownTable([
      ['', 'ms of the processor', 'runs', 'peak memory, MB', 'instructions'],
      [
        `${LINES} different lines`,
        spreadInWords(spreadOf(runs.map(({ ms }) => ms))),
        String(REPEATS),
        spreadInWords(spreadOf(runs.map(({ peakMegabytes }) => peakMegabytes))),
        String(runs[0]?.instructions ?? 0),
      ],
    ]),
  )
}
