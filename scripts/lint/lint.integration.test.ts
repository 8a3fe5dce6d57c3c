import { beforeAll, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Planted {
  readonly file: string
  readonly code: string
  /** The rule that rejects it; none: it's allowed. */
  readonly rule?: string
}

const arrow = (file: string, name: string): Planted => ({
  file,
  code: `import { x } from '${name}'\nexport const y = x\n`,
  rule: 'house(arrows)',
})
const allowed = (planted: Planted): Planted => ({ file: planted.file, code: planted.code })
const component = (code: string, rule: string): Planted => ({ file: 'components/ui/planted.tsx', code, rule })

const PLANTED: readonly Planted[] = [
  // The core imports nothing outside itself.
  arrow('lib/documents/zip/planted.ts', '@/lib/errors'),
  arrow('lib/documents/planted.ts', '../errors'),
  arrow('lib/documents/planted.ts', '@/components/ui/button'),
  allowed(arrow('lib/documents/planted.ts', '#host')),
  allowed(arrow('lib/documents/planted.ts', 'fflate')),
  // It is pure.
  ...['node:fs', 'fs', 'node:fs/promises', 'next', 'next/server', 'next-intl', 'next-auth/react'].map((name) =>
    arrow('lib/documents/planted.ts', name),
  ),
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', '@/lib/hosts/node'].map((name) =>
    arrow('lib/documents/planted.ts', name),
  ),
  ...['fetch(1)', 'process.env', 'Buffer.from([])', 'document.title', 'new XMLHttpRequest()'].map((code) => ({
    file: 'lib/documents/planted.ts',
    code: `export const x = ${code}\n`,
    rule: 'eslint(no-restricted-globals)',
  })),
  { file: 'lib/operations/planted.ts', code: 'export const x = process.env\n' },
  // Tools don't know each other, and the folders below them know none of them.
  arrow('lib/documents/doses/planted.ts', '../tables/a'),
  arrow('lib/documents/tables/planted.ts', '@/lib/documents/generation'),
  arrow('lib/documents/generation/values/planted.ts', '../../doses/units/a'),
  arrow('lib/documents/doses/planted.ts', '../inspection'),
  arrow('lib/documents/spreadsheets/planted.ts', '../doses/a'),
  arrow('lib/documents/planted.ts', './inspection/a'),
  allowed(arrow('lib/documents/doses/planted.ts', '../spreadsheets/a')),
  allowed(arrow('lib/documents/inspection/planted.ts', '../doses/a')),
  // Between the other folders.
  arrow('lib/hosts/browser/planted.ts', '@/lib/storage/a'),
  arrow('lib/operations/planted.ts', '@/app/a'),
  arrow('lib/http/planted.ts', '../../components/a'),
  arrow('lib/mail/planted.ts', '@/cli/a'),
  arrow('components/planted.tsx', '@/app/a'),
  arrow('components/planted.tsx', '@/lib/db/a'),
  arrow('lib/i18n/planted.ts', '@/lib/accounts/a'),
  arrow('lib/db/planted.ts', '../http/a'),
  arrow('lib/http/planted.ts', '../operations/a'),
  arrow('lib/accounts/planted.ts', '../http/a'),
  arrow('cli/planted.ts', '@/lib/db/a'),
  arrow('cli/planted.ts', '../components/a'),
  allowed(arrow('app/planted.tsx', '@/components/a')),
  allowed(arrow('components/planted.tsx', '@/lib/billing/a')),
  // Only lib/db imports Prisma and asks the database.
  ...['@prisma/client', '@prisma/adapter-pg', 'pglite-prisma-adapter', '@electric-sql/pglite/live'].map((name) =>
    arrow('lib/billing/planted.ts', name),
  ),
  arrow('app/planted.ts', '@/lib/db/generated/client'),
  arrow('lib/accounts/planted.ts', '../db/generated/client.ts'),
  allowed(arrow('lib/db/planted.ts', '@prisma/client')),
  allowed(arrow('lib/db/planted.ts', './generated/client')),
  { file: 'lib/billing/planted.ts', code: `export type { User } from '@/lib/db/generated/client'\n` },
  // However an import is written.
  ...[
    `export { x } from '@/app/a'`,
    `export * from '@/app/a'`,
    `export const x = () => import('@/app/a')`,
    `export type X = import('@/app/a').X`,
    `import type { X } from '@/app/a'\nexport type Y = X`,
    `import '@/app/a'`,
  ].map((code) => ({ file: 'lib/planted.ts', code: `${code}\n`, rule: 'house(arrows)' })),
  // Tests may import anything.
  allowed(arrow('lib/documents/doses/planted.test.ts', 'node:fs')),
  allowed(arrow('lib/documents/doses/test-support/planted.ts', '@/lib/operations/a')),
  // Words of a language are data.
  ...['posology/grammar/planted', 'posology/reading/a/planted', 'evidence/planted'].flatMap((name) =>
    [`'\u0434\u043e\u0437\u0430'`, '`\u0434\u043e\u0437\u0430`', `'doz\u0103'`].map((text) => ({
      file: `lib/documents/doses/${name}.ts`,
      code: `export const x = ${text}\n`,
      rule: 'house(words)',
    })),
  ),
  { file: 'lib/documents/doses/columns/body-side.ts', code: `export const x = '\u0434\u0430'\n`, rule: 'house(words)' },
  { file: 'lib/documents/doses/language/ru/planted.ts', code: `export const x = '\u0434\u043e\u0437\u0430'\n` },
  // In a pattern, they are found in any file of the extractor, also in English.
  ...['columns', 'layout', 'linking', 'totals'].flatMap((folder) =>
    [
      String.raw`/^\P{L}*(?:number|count)(?!\p{L})/iu`,
      String.raw`/(?<!\p{L})(?:in|\u0432|\u00een\u0103)(?!\p{L})/iu`.replace('\\u0432', '\u0432\u043e'),
      'new RegExp(String.raw`(?<!\\p{L})\u0434\u043e\u0437\\p{L}*`)',
      `new RegExp('(?:badge)')`,
    ].map((pattern) => ({
      file: `lib/documents/doses/${folder}/planted.ts`,
      code: `export const x = ${pattern}\n`,
      rule: 'house(patterns)',
    })),
  ),
  { file: 'lib/documents/doses/lexicon/planted.ts', code: `export const x = /(?:number|count)/u\n` },
  // Signs of two scripts, classes of letters and names of groups are no words.
  {
    file: 'lib/documents/doses/columns/planted.ts',
    code: String.raw`export const x = /[x\u0445]\s?10(?<power>\^\d)|[H\u041d]\s?[p\u0440]\(|\p{Script=Latin}\u0437/u`.replace(
      /\\u(04\w\w)/g,
      (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  },
  // The house's choices of the linter's own rules.
  ...[
    ['export const x = (a: string) => a == "b"', 'eslint(eqeqeq)'],
    ['console.log(1)', 'eslint(no-console)'],
    ['export var x = 1', 'eslint(no-var)'],
    ['let x = 1\nexport { x }', 'eslint(prefer-const)'],
    ['export const x: any = 1', 'typescript(no-explicit-any)'],
    ['// @ts-ignore\nexport const x: string = 1', 'typescript(ban-ts-comment)'],
    ['// @ts-expect-error\nexport const x: string = 1', 'typescript(ban-ts-comment)'],
    [`import { X } from './a'\nexport type Y = X`, 'typescript(consistent-type-imports)'],
    [`export const x = require('./a')`, 'typescript(no-require-imports)'],
    ['export default { a: 1 }', 'import(no-anonymous-default-export)'],
  ].map(([code, rule]) => ({ file: 'lib/operations/planted.ts', code: `${code}\n`, rule })),
  { file: 'scripts/planted.mjs', code: 'const unused = 1\n', rule: 'eslint(no-unused-vars)' },
  { file: 'scripts/planted.mjs', code: 'console.log(1)\n' },
  component(
    `import { useState } from 'react'\nexport function A(p: { b: boolean }) {\n  if (p.b) useState(1)\n  return null\n}\n`,
    'react-hooks(rules-of-hooks)',
  ),
  component(
    `import { useEffect } from 'react'\nexport function A({ b }: { b: string }) {\n  useEffect(() => void (window.name = b), [])\n  return null\n}\n`,
    'react-hooks(exhaustive-deps)',
  ),
  component(
    `import { useEffect, useState } from 'react'\nexport function A() {\n  const [a, setA] = useState(0)\n  useEffect(() => setA(1), [])\n  return a\n}\n`,
    'react(set-state-in-effect)',
  ),
  component(
    `import { useRef } from 'react'\nexport function A() {\n  const a = useRef(0)\n  return <p>{a.current}</p>\n}\n`,
    'react(refs)',
  ),
  component(`export const A = () => ['a'].map((a) => <p>{a}</p>)\n`, 'react(jsx-key)'),
  component(`export const A = () => <img src="/a.png" />\n`, 'jsx-a11y(alt-text)'),
  component(`export const A = () => <p aria-labelled="a" />\n`, 'jsx-a11y(aria-props)'),
  component(`export const A = () => <script src="/a.js" />\n`, 'next(no-sync-scripts)'),
]

/** Each in its own file. */
const CASES = PLANTED.map((planted, index) => ({
  ...planted,
  file: planted.file.replace('planted', `planted-${index}`),
}))

let rejected: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'actum-lint-'))
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    cpSync('scripts/lint', path.join(folder, 'scripts/lint'), { recursive: true })
    cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))
    for (const { file, code } of CASES) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), code)
    }
    rejected = await lint(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Returns the rules that the linter says each file breaks. */
function lint(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const linter = path.resolve('node_modules/oxlint/bin/oxlint')
  return new Promise((resolve) =>
    execFile(process.execPath, [linter, '--format', 'json'], { cwd: folder, maxBuffer: 1e8 }, (_, printed) => {
      const { diagnostics } = JSON.parse(printed) as { diagnostics: { filename: string; code: string }[] }
      const rules = new Map<string, string[]>()
      for (const { filename, code } of diagnostics) rules.set(filename, [...(rules.get(filename) ?? []), code])
      resolve(rules)
    }),
  )
}

const brief = ({ file, code }: Planted) => `${file}: ${code.split('\n', 1)[0]}`
const FORBIDDEN = CASES.flatMap((planted) => (planted.rule === undefined ? [] : [{ ...planted, rule: planted.rule }]))
const ALLOWED = CASES.filter(({ rule }) => rule === undefined)

test.each(FORBIDDEN.map((planted) => [planted.rule, brief(planted), planted.file]))(
  '%s rejects %s',
  (rule, _, file) => {
    expect(rejected.get(file)).toContain(rule)
  },
)

test.each(ALLOWED.map((planted) => [brief(planted), planted.file]))('allows %s', (_, file) => {
  expect(rejected.get(file)).toBeUndefined()
})
