import { expect, test } from '@jest/globals'
import { parseSender } from './sender-address'

test.each([
  ['acts@clinic.example', { name: '', address: 'acts@clinic.example' }],
  ['Актум <acts@clinic.example>', { name: 'Актум', address: 'acts@clinic.example' }],
  ['"Actum, clinic" <acts@clinic.example>', { name: 'Actum, clinic', address: 'acts@clinic.example' }],
])('%p is a sender', (text, sender) => {
  expect(parseSender(text)).toEqual(sender)
})

test.each(['Actum', 'Actum <acts>', 'a@b.example <acts@clinic.example', 'A\r\nBcc: x <acts@clinic.example>'])(
  '%p is none',
  (text) => {
    expect(parseSender(text)).toBeNull()
  },
)
