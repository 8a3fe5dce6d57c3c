/** In the order in which a tie is settled. */
const DELIMITERS = ['\t', ';', '|', ','] as const

const SAMPLE_CHARACTERS = 256 * 1024
const SAMPLE_RECORDS = 500

/** `sep=;` as a file's first line, which Excel obeys and doesn't show: the delimiter, and where the table begins. */
export function namedDelimiter(text: string): { delimiter: string; start: number } | null {
  const match = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r|$)/i.exec(text)
  return match?.[1] === undefined ? null : { delimiter: match[1], start: match[0].length }
}

/**
 * The delimiter that splits the most records outside quotes into the same number of fields, as in `Иванов;0,05;0,10`. A
 * single column of decimals («0,05») is not split.
 */
export function findDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const counts = countDelimiters(sample)
  const commas = counts.map((record) => record[DELIMITERS.indexOf(',')] ?? 0)
  const decimals = isDecimalComma(sample, commas)
  let best = { delimiter: decimals ? ';' : ',', share: 0, fields: 1 }
  for (const [index, delimiter] of DELIMITERS.entries()) {
    const numbers = counts.map((record) => record[index] ?? 0)
    const { share, most } = agreement(numbers)
    if (delimiter === ',' && decimals) continue
    if (most > 0 && (share > best.share + 0.001 || (share > best.share - 0.001 && most > 2 * best.fields))) {
      best = { delimiter, share, fields: most + 1 }
    }
  }
  return best.delimiter
}

/** How many records that contain the delimiter at all agree on how often, as a share of all records. */
function agreement(numbers: readonly number[]): { share: number; most: number } {
  const times = new Map<number, number>()
  for (const number of numbers) if (number > 0) times.set(number, (times.get(number) ?? 0) + 1)
  let [most, records] = [0, 0]
  for (const [number, count] of times) if (count > records) [most, records] = [number, count]
  return { share: numbers.length === 0 ? 0 : records / numbers.length, most }
}

function isDecimalComma(sample: string, numbers: readonly number[]): boolean {
  return numbers.every((number) => number <= 1) && !/(^|[^\d]),|,([^\d]|$)/.test(sample.replace(/"[^"]*"/g, ''))
}

/** For each record that isn't blank, how often each delimiter is outside quotes. */
function countDelimiters(sample: string): number[][] {
  const records: number[][] = []
  let record = [0, 0, 0, 0]
  let blank = true
  let quoted = false
  for (const char of sample) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) {
      if (!blank) records.push(record)
      if (records.length >= SAMPLE_RECORDS) return records
      record = [0, 0, 0, 0]
      blank = true
      continue
    } else if (!quoted) {
      const index = DELIMITERS.findIndex((delimiter) => delimiter === char)
      if (index >= 0) record[index] = (record[index] ?? 0) + 1
    }
    blank = false
  }
  // A record that the sample cuts off says nothing.
  if (!blank && !quoted && (records.length === 0 || sample.length < SAMPLE_CHARACTERS)) records.push(record)
  return records
}
