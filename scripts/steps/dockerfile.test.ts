import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { readEnvironment } from '@/lib/env'
import { importsOf } from '../test-runner/imports.mjs'
import { composedVariables, ignoreOf, stagesOf } from './dockerfile.js'

describe('the Dockerfile', () => {
  const stages = stagesOf(readFileSync('Dockerfile', 'utf8'))
  const image = stages.at(-1)!

  test('runs as an ordinary user in the folder of a slim image', () => {
    expect(stages).toHaveLength(2)
    expect(image.user).toBe('node')
    for (const { from } of stages) expect(from).toMatch(/^node:2[24]-slim/)
  })

  test('starts and checks a program that exists', () => {
    for (const command of [image.command, image.healthcheck]) {
      expect(command[0]).toBe('node')
      expect(existsSync(command[1] ?? '')).toBe(true)
    }
  })

  test('includes no secrets and no tests in the image', () => {
    const isIgnored = ignoreOf(readFileSync('.dockerignore', 'utf8'))
    const ignored = ['.env', '.data/secret', '.git/config', 'node_modules/next/index.js', 'lib/a.test.ts', 'e2e/b.ts']
    expect(ignored.filter((file) => !isIgnored(file))).toEqual([])
    const needed = [
      '.npmrc',
      'package-lock.json',
      'lib/env.ts',
      'scripts/container.mjs',
      'messages/en-US.json',
      'app/layout.tsx',
    ]
    expect(needed.filter(isIgnored)).toEqual([])
  })

  // The command line includes pages of the documentation, for example.
  test('gets every file that its programs import', async () => {
    const isIgnored = ignoreOf(readFileSync('.dockerignore', 'utf8'))
    const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)(?:page|layout|route|error|not-found)\.tsx?$/.test(file))
      .map((file) => `app/${file}`)
    const programs = ['cli/main.ts', 'lib/operations/process/child.ts', 'instrumentation.ts', 'middleware.ts']
    const scripts = ['prepare.mjs', 'container.mjs', 'setup.ts', 'worker.ts', 'admin.ts'].map(
      (file) => `scripts/${file}`,
    )
    const imports = await importsOf([...routes, ...programs, ...scripts])
    expect([...imports.keys()]).toContain('docs/generating.md')
    // The build writes `dist`.
    const missing = [...imports.keys()].filter((file) => isIgnored(file) && !file.startsWith('dist/'))
    expect(missing).toEqual([])
  })
})

describe('compose.yaml', () => {
  const text = readFileSync('compose.yaml', 'utf8')

  test('gives variables that Actum accepts together', () => {
    const variables = composedVariables(text)
    expect(Object.keys(variables)).toContain('DATABASE_URL')
    expect(() => readEnvironment({ ...variables, NODE_ENV: 'production' })).not.toThrow()
  })

  test('gives no variable that Actum doesn’t know', () => {
    const known = readFileSync('lib/env.ts', 'utf8')
    const unknown = Object.keys(composedVariables(text)).filter((name) => !known.includes(`\n  ${name}: `))
    expect(unknown).toEqual([])
  })

  test('has the parts of an installation', () => {
    const services = [...text.slice(text.indexOf('\nservices:')).matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
    expect(services.slice(0, 7)).toEqual(['setup', 'app', 'worker', 'database', 'store', 'pdf', 'mail'])
  })
})
