import { readFileSync } from 'node:fs'

/** Returns a page's shell blocks in order: those fenced as `sh`, or as `sh NEED` if `need` is given. */
export function pageCommands(page: string, need?: string): string[] {
  const fence = need === undefined ? 'sh' : `sh ${need}`
  return readFileSync(page, 'utf8')
    .split('```')
    .filter((block, index) => index % 2 === 1 && block.startsWith(`${fence}\n`))
    .map((block) => block.slice(fence.length + 1))
}
