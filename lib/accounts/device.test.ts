import { expect, test } from '@jest/globals'
import { translator } from '@/lib/i18n/translate'
import { describeDevice, deviceOf } from './device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`],
  ['Yandex Browser, Windows', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 YaBrowser/25.10 Safari/537.36`],
  ['Opera, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0 Safari/537.36 OPR/125.0`],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/28.0 Chrome/130 Safari/537.36`,
  ],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ],
  ['Safari, iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'],
  [
    'Chrome, iPad',
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1',
  ],
  ['Linux', 'something on Linux'],
  ['Unknown device', 'curl/8.0'],
  ['Unknown device', null],
])('%s', (words, userAgent) => {
  expect(describeDevice(deviceOf(userAgent), translator('en-US'))).toBe(words)
})
