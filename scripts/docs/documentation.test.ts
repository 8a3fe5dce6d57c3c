import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { decisionsList } from './decisions-list'
import { environmentTable } from './environment-table.js'
import { withGenerated } from './generated-part.js'
import { generatedPages } from './generated-pages'
import { jobsTable } from './jobs-table.js'

const PAGES = ['README.md', 'bench/README.md', 'bench/results.md', ...markdownIn('docs')]
const text = (file: string) => readFileSync(file, 'utf8')

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

/** The anchor that a heading gets, as GitHub makes it. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function headings(page: string): string[] {
  return [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
}

test('what pages take from the source is as the source has it now: npm run docs', async () => {
  for (const [page, content] of await generatedPages()) expect(text(page)).toBe(content)
})

describe.each(PAGES)('%s', (page) => {
  test('every link to a file of the project, and to a heading in it, leads somewhere', () => {
    const links = [...text(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
    const dead = links.filter((link) => {
      const [file = '', heading] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      return !existsSync(target) || (heading !== undefined && !headings(target).includes(heading))
    })
    expect(dead).toEqual([])
  })

  test('every npm script that it names exists', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const named = [...text(page).matchAll(/npm (?:run )?(?:-s )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name)
    const npmsOwn = ['ci', 'install', 'run']
    expect(named.filter((name) => scripts[name] === undefined && !npmsOwn.includes(name))).toEqual([])
  })
})

describe.each(readdirSync('docs/decisions'))('decision %s', (file) => {
  const decision = text(path.join('docs/decisions', file))

  test('has the number of its file, and says context, decision and consequences', () => {
    expect(decision).toMatch(new RegExp(`^# ${Number.parseInt(file, 10)}\\. `))
    const parts = [...decision.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
  })

  test('stands in the list of the page for developers', () => {
    expect(decisionsList()).toContain(`(decisions/${file})`)
  })
})

test('a variable without a comment is no line of the table, but an error', () => {
  const schema = (body: string) => `const schema = z.object({\n${body} })`
  expect(environmentTable(schema('/** The port. */ PORT: z.number().default(3_000)'))).toContain(
    '| `PORT`   | `3000`     | The port.  |',
  )
  expect(() => environmentTable(schema('PORT: z.number()'))).toThrow('PORT')
})

test('jobs are told with how often they are called', () => {
  expect(jobsTable("['sweep', { cron: '*/10 * * * *', run }], ['mail', { cron: null, run }]")).toContain(
    '| `/api/cron/sweep` | every 10 minutes |',
  )
})

test('a page without the marks has no part to write', () => {
  expect(() => withGenerated('# Page', 'jobs', '')).toThrow('<!-- jobs -->')
  expect(withGenerated('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb')
})
