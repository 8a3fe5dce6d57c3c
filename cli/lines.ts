import type { Readable } from 'node:stream'

/**
 * The lines of a UTF-8 stream, those of each chunk together as they come, ended by a line feed alone or with a carriage return; no line
 * after the last feed.
 */
export async function* linesOf(input: Readable): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  const parts = (text: string, last: boolean) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (last && rest !== '') lines.push(rest)
    return lines.map((line) => line.replace(/\r$/, ''))
  }
  for await (const chunk of input) yield parts(decoder.decode(chunk as Buffer, { stream: true }), false)
  yield parts(decoder.decode(), true)
}
