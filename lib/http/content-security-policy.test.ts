import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { contentSecurityPolicy, SONNER_STYLE_HASHES } from './content-security-policy'

test('allows exactly the style that the installed sonner injects', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  const css: unknown = JSON.parse(literal ?? 'null')
  const hash = createHash('sha256').update(String(css)).digest('base64')
  expect(SONNER_STYLE_HASHES).toContain(`'sha256-${hash}'`)
})

test('scripts need the nonce of the request, in production without exception', () => {
  const policy = contentSecurityPolicy('abc', false, null)
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'")
})

test('pages speak with their own server alone, and with the store where files go there directly', () => {
  const connections = (storeOrigin: string | null) =>
    contentSecurityPolicy('abc', false, storeOrigin)
      .split('; ')
      .find((directive) => directive.startsWith('connect-src'))
  expect(connections(null)).toBe("connect-src 'self'")
  expect(connections('https://s3.example')).toBe("connect-src 'self' https://s3.example")
})
