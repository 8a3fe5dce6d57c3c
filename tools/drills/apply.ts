import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from './drills'

/** Makes a change in a copy of the project. @throws Error if the place to change isn't there exactly once */
export function applyEdit(root: string, edit: Edit): void {
  const file = path.join(root, edit.file)
  mkdirSync(path.dirname(file), { recursive: true })
  if ('create' in edit) writeFileSync(file, edit.create)
  else if ('copyOf' in edit) cpSync(path.join(root, edit.copyOf), file)
  else if ('at' in edit) setEntry(file, edit)
  else {
    const text = readFileSync(file, 'utf8')
    const [before = '', after, ...more] = text.split('after' in edit ? edit.after : edit.replace)
    if (after === undefined || more.length > 0) throw new Error(`${edit.file} has changed: adapt the drill`)
    writeFileSync(file, 'after' in edit ? afterLine(before + edit.after, after, edit.insert) : before + edit.by + after)
  }
}

/** Inserts lines after the line that a text is in. */
function afterLine(before: string, after: string, lines: string): string {
  const end = after.indexOf('\n') + 1
  return before + after.slice(0, end) + lines + after.slice(end)
}

function setEntry(file: string, { at, key, value }: Extract<Edit, { at: unknown }>): void {
  const root: unknown = JSON.parse(readFileSync(file, 'utf8'))
  let target = root as Record<string, unknown>
  for (const name of at) target = target[name] as Record<string, unknown>
  target[key] = value
  writeFileSync(file, `${JSON.stringify(root, null, 2)}\n`)
}
