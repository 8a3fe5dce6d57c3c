import { expect, test } from '@jest/globals'
import { attachment, downloadHeaders } from './download-headers'

test('puts a Cyrillic name into filename*, with an ASCII fallback', () => {
  expect(attachment('Акт № 5.docx')).toBe(
    `attachment; filename="___ _ 5.docx"; filename*=UTF-8''%D0%90%D0%BA%D1%82%20%E2%84%96%205.docx`,
  )
})

test.each([
  'a"b.docx',
  'a\r\nSet-Cookie: x=1.docx',
  'a\\b.docx',
  '../../etc/passwd',
  'a\u202Exslx.docx',
  '100%.docx',
  "it's (1)*.docx",
  '\uD800.docx',
])('%p can break nothing out of the header', (name) => {
  const header = attachment(name)
  expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~!#$&+^`|%-]*$/)
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
})

test('a download runs nothing, has a fixed type and isn’t cached', () => {
  expect(downloadHeaders('Акт.docx', 'application/zip')).toEqual({
    'content-type': 'application/zip',
    'content-disposition': attachment('Акт.docx'),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})
