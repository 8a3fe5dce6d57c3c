import { readFileSync } from 'node:fs'

/** Returns a page's blocks of a language, in order. */
export function pageBlocks(page: string, fence: string): string[] {
  return readFileSync(page, 'utf8')
    .split('```')
    .filter((block, index) => index % 2 === 1 && block.startsWith(`${fence}\n`))
    .map((block) => block.slice(fence.length + 1))
}

/** Returns a page's shell blocks in order: those fenced as `sh`, or as `sh NEED` if `need` is given. */
export function pageCommands(page: string, need?: string): string[] {
  return pageBlocks(page, need === undefined ? 'sh' : `sh ${need}`)
}
