import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Sentences are parsed at the build: the browser gets no parser of them.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

const config: NextConfig = {
  // A folder with all it needs, for images and platforms; our own server runs from the checkout.
  ...(process.env['ACTUM_BUILD'] === 'standalone' && { output: 'standalone' as const }),
  outputFileTracingIncludes: {
    '/*': ['./dist/child.mjs', './samples/**/*.{docx,xlsx,json}', './messages/*.json', './prisma/migrations/**/*'],
  },
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@prisma/schema-engine-wasm',
    '@aws-sdk/s3-request-presigner',
    'pino',
  ],
  experimental: {
    // Nothing reads them in production, and they are two thirds of the build's size and an eighth of its time.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // An instance of a function serves few routes; loading all of them would make its start a second longer.
    ...(process.env['VERCEL'] !== undefined && { preloadEntriesOnStart: false }),
  },
  // `npm test` checks types; a build for production has no packages to do it with.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  agentRules: false,
  rewrites: async () => [{ source: '/licences', destination: '/third-party-notices.txt' }],
  headers: async () => [
    // An engine reads people's files: it has no way to send anything.
    {
      source: '/engine/:path*',
      headers: [
        { key: 'content-security-policy', value: "default-src 'none'; script-src 'self'; connect-src 'none'" },
        { key: 'x-content-type-options', value: 'nosniff' },
      ],
    },
    // Their names bear their content.
    {
      source: '/engine/:file(.*\\.js)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/sw.js',
      headers: [
        { key: 'content-security-policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
        { key: 'cache-control', value: 'no-cache' },
        { key: 'x-content-type-options', value: 'nosniff' },
      ],
    },
    {
      source: '/api/:path*',
      headers: [
        { key: 'content-security-policy', value: "default-src 'none'; frame-ancestors 'none'" },
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'no-referrer' },
      ],
    },
  ],
}

export default withNextIntl(config)
