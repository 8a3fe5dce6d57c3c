import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DRILLS, type Edit } from './drills'

const GUIDES = new Map(
  readFileSync('docs/developing.md', 'utf8')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

/** What a guide names for a file: the file, or one of its folders. Tests of the change itself are beside it and not named. */
const isNamed = (guide: string, { file }: Edit): boolean =>
  /\.test\.ts$/.test(file) ||
  guide.includes(`${file}\``) ||
  guide.includes(path.basename(file)) ||
  file.split('/').some((_, depth, parts) => depth > 0 && guide.includes(`\`${parts.slice(0, depth).join('/')}/`))

describe.each(DRILLS)('$guide', ({ guide, edits }) => {
  test('the guide names every file that the change touches', () => {
    const section = GUIDES.get(guide) ?? ''
    expect(section).not.toBe('')
    expect(edits.filter((edit) => !isNamed(section, edit)).map(({ file }) => file)).toEqual([])
  })

  test('the places to change are there', () => {
    for (const edit of edits) {
      if ('create' in edit) expect(existsSync(edit.file)).toBe(false)
      else if ('copyOf' in edit) expect(existsSync(edit.copyOf)).toBe(true)
      else if ('after' in edit) expect(readFileSync(edit.file, 'utf8').split(edit.after)).toHaveLength(2)
      else if ('replace' in edit) expect(readFileSync(edit.file, 'utf8').split(edit.replace)).toHaveLength(2)
    }
  })
})
