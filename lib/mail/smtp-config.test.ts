import { expect, test } from '@jest/globals'
import { parseSmtpUrl } from './smtp-config'

test.each([
  [
    'smtps://u:p%40ss@mail.example',
    { host: 'mail.example', port: 465, tls: 'implicit', auth: { user: 'u', pass: 'p@ss' } },
  ],
  ['smtp://u:p@mail.example', { host: 'mail.example', port: 587, tls: 'required', auth: { user: 'u', pass: 'p' } }],
  ['smtp://mail.example:25', { host: 'mail.example', port: 25, tls: 'offered', auth: null }],
  ['smtp://u:p@localhost:1025', { host: 'localhost', port: 1025, tls: 'offered', auth: { user: 'u', pass: 'p' } }],
  [
    'smtp://u:p@mail.example?tls=offered',
    { host: 'mail.example', port: 587, tls: 'offered', auth: { user: 'u', pass: 'p' } },
  ],
  ['smtp://[::1]:25?tls=never', { host: '::1', port: 25, tls: 'never', auth: null }],
])('%p says how to reach the server', (url, config) => {
  expect(parseSmtpUrl(url)).toEqual(config)
})

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://h/path',
  'smtp://h?tls=maybe',
  'smtps://h?tls=never',
  'smtp://h?pool=1',
  'smtp://u:%ZZ@h',
])('%p isn’t a mail server', (url) => {
  expect(parseSmtpUrl(url)).toBeNull()
})
