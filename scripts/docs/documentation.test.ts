import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { messagesOf } from '@/lib/i18n/messages'
import { decisionsList } from './generated-pages'
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

/** Returns a heading's anchor, as GitHub builds it. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function headings(page: string): string[] {
  return [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
}

/** Expands `lib/{a,b}` to `lib/a` and `lib/b`. */
function spelledOut(name: string): string[] {
  const [all = '', before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? []
  return all === '' ? [name] : (choices ?? '').split(',').flatMap((choice) => spelledOut(`${before}${choice}${after}`))
}

/** Returns whether there are routes at or below an address, or one with a parameter in that place. */
function isAddress([part, ...rest]: readonly string[], folder = 'app/api'): boolean {
  if (part === undefined || part === '') return true
  const open = readdirSync(folder).filter((name) => /^\[/.test(name) && name !== '[...rest]')
  if (open.some((name) => name.startsWith('[...'))) return true
  return [part, ...open].some((name) => existsSync(`${folder}/${name}`) && isAddress(rest, `${folder}/${name}`))
}

/** Options, and the commands of `admin`. */
const WORDS = /--[a-z-]+|(?<=admin )[a-z]+/g

/** The help text of each command. */
const USAGES: Readonly<Record<string, string>> = messagesOf('en-US').cli

test('generated parts of pages are up to date: npm run docs', async () => {
  for (const [page, content] of await generatedPages()) expect(text(page)).toBe(content)
})

describe.each(PAGES)('%s', (page) => {
  test('links to files of the project and to their headings work', () => {
    const links = [...text(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
    const dead = links.filter((link) => {
      const [file = '', heading] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      return !existsSync(target) || (heading !== undefined && !headings(target).includes(heading))
    })
    expect(dead).toEqual([])
  })

  test('npm scripts it mentions exist', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const named = [...text(page).matchAll(/npm (?:run )?(?:-s )?([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => name)
    const npmsOwn = ['ci', 'install', 'run']
    expect(named.filter((name) => scripts[name] === undefined && !npmsOwn.includes(name))).toEqual([])
  })

  test('files and folders of the project it mentions exist', () => {
    const named = [
      ...text(page).matchAll(/`((?:app|bench|cli|components|docs|e2e|lib|messages|samples|scripts)\/[^`\s*…]*)`/g),
    ]
    expect(named.flatMap(([, name = '']) => spelledOut(name)).filter((name) => !existsSync(name))).toEqual([])
  })

  test('API addresses it mentions exist, at least as a prefix', () => {
    const named = [...text(page).matchAll(/(?<!app)\/api\/([a-z][\w{}./-]*)/g)].map(([, address = '']) => address)
    expect(named.filter((address) => !isAddress(address.split('/')))).toEqual([])
  })

  test('actum commands it shows exist and accept the options shown', () => {
    const shown = [
      ...text(page)
        .replaceAll('\\\n', '')
        .matchAll(/npm run -s actum -- (([a-z]+)[^\n`]*)/g),
    ]
    const unknown = shown.filter(([, line = '', command = '']) => {
      const known = new Set(USAGES[`${command}Usage`]?.match(WORDS))
      return known.size === 0 || (line.match(WORDS) ?? []).some((word) => !known.has(word))
    })
    expect(unknown.map(([line]) => line)).toEqual([])
  })
})

test('every variable that the sources read but don’t set is documented for operators or developers', () => {
  const folders = ['app', 'bench', 'cli', 'components', 'e2e', 'lib', 'scripts']
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.(?:tsx?|m?js)$/.test(name))
    .map(text)
    .join('\n')
  const named = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name = '']) => name)
  const own = new Set(named(/\b(ACTUM_\w+)(?:'\])?(?:: | = )/g))
  const read = new Set(named(/process\.env(?:\.|\[')(ACTUM_\w+)/g))
  const pages = text('docs/operating.md') + text('docs/developing.md')
  expect([...read].filter((name) => !own.has(name) && !pages.includes(`\`${name}`))).toEqual([])
})

describe.each(readdirSync('docs/decisions'))('decision %s', (file) => {
  const decision = text(path.join('docs/decisions', file))

  test('has its file’s number, and context, decision and consequences', () => {
    expect(decision).toMatch(new RegExp(`^# ${Number.parseInt(file, 10)}\\. `))
    const parts = [...decision.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
  })

  test('is listed on the page for developers', () => {
    expect(decisionsList()).toContain(`(decisions/${file})`)
  })
})

test('a variable without a comment is an error', () => {
  const schema = (body: string) => `const schema = z.object({\n${body} })`
  expect(environmentTable(schema('/** The port. */ PORT: z.number().default(3_000)'))).toContain(
    '| `PORT`   | `3000`  | The port.   |',
  )
  expect(() => environmentTable(schema('PORT: z.number()'))).toThrow('PORT')
})

test('lists jobs with their schedules', () => {
  expect(jobsTable("['sweep', { cron: '*/10 * * * *', run }], ['mail', { cron: null, run }]")).toContain(
    '| `/api/cron/sweep` | every 10 minutes |',
  )
})

test('a page without the marks is an error', () => {
  expect(() => withGenerated('# Page', 'jobs', '')).toThrow('<!-- jobs -->')
  expect(withGenerated('a\n<!-- x -->\nold\n<!-- /x -->\nb', 'x', 'new')).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb')
})
