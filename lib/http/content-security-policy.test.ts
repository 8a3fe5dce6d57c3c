import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import {
  contentSecurityPolicy,
  paddleEnvironment,
  SONNER_STYLE_HASHES,
  type PolicyOptions,
} from './content-security-policy'

test('allows exactly the style that the installed sonner injects', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  const css: unknown = JSON.parse(literal ?? 'null')
  const hash = createHash('sha256').update(String(css)).digest('base64')
  expect(SONNER_STYLE_HASHES).toContain(`'sha256-${hash}'`)
})

function directive(name: string, options: Partial<PolicyOptions> = {}): string | undefined {
  const policy = contentSecurityPolicy({
    nonce: 'abc',
    development: false,
    storeOrigin: null,
    paddle: null,
    ...options,
  })
  return policy.split('; ').find((candidate) => candidate.startsWith(`${name} `))
}

test('scripts need the nonce of the request, in production without exception', () => {
  expect(directive('script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'")
  expect(directive('script-src', { paddle: 'production' })).toBe("script-src 'nonce-abc' 'strict-dynamic'")
  const closed = ['object-src', 'base-uri', 'frame-ancestors', 'form-action'].map((name) => directive(name))
  expect(closed).toEqual(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
})

test('pages speak with their own server alone, and with the store where files go there directly', () => {
  expect(directive('connect-src')).toBe("connect-src 'self'")
  expect(directive('connect-src', { storeOrigin: 'https://s3.example' })).toBe("connect-src 'self' https://s3.example")
})

test('without payments, no page can frame anything or contact Paddle’s hosts', () => {
  expect(directive('frame-src')).toBe("frame-src 'none'")
  const policy = contentSecurityPolicy({ nonce: 'abc', development: false, storeOrigin: null, paddle: null })
  expect(policy).not.toContain('paddle')
})

test("where people pay, Paddle's window, its prices and its style sheet are let in, and of its two worlds only the one in use", () => {
  expect(directive('frame-src', { paddle: 'production' })).toBe(
    'frame-src https://buy.paddle.com https://cdn.paddle.com',
  )
  expect(directive('connect-src', { paddle: 'production' })).toContain('https://api.paddle.com')
  expect(directive('style-src-elem', { paddle: 'production' })).toContain('https://cdn.paddle.com')
  expect(directive('frame-src', { paddle: 'sandbox' })).toContain('https://sandbox-buy.paddle.com')
  expect(directive('connect-src', { paddle: 'sandbox' })).toContain('https://sandbox-api.paddle.com')
  expect(directive('connect-src', { paddle: 'sandbox' })).not.toContain('https://api.paddle.com')
})

test('the world in use is named by the environment, production unless it says sandbox', () => {
  expect(paddleEnvironment({})).toBeNull()
  expect(paddleEnvironment({ PADDLE_ENVIRONMENT: 'sandbox' })).toBeNull()
  expect(paddleEnvironment({ PADDLE_API_KEY: 'pdl_1' })).toBe('production')
  expect(paddleEnvironment({ PADDLE_API_KEY: 'pdl_1', PADDLE_ENVIRONMENT: 'sandbox' })).toBe('sandbox')
})
