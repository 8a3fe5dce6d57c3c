import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'docs/decisions'

/** Returns a numbered list of links to the decisions, by title, for a page in `docs/`. */
export function decisionsList(): string {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? []
      if (title === '') throw new Error(`${file} has no title such as «# 1. …»`)
      return `${number}. [${title}](decisions/${file})`
    })
    .join('\n')
}
