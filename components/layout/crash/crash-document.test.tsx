import { describe, expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { CrashDocument } from './crash-document'
import { CRASH_WORDS } from './words'

test.each(LOCALES)('the words that are in code are those of the messages, %s', (locale) => {
  expect(CRASH_WORDS[locale]).toEqual(messagesOf(locale).crash)
})

describe('the page where everything has crashed', () => {
  const page = (digest?: string) => renderToStaticMarkup(<CrashDocument digest={digest} onAgain={() => undefined} />)

  test('has no inline style or script, which our policy would block', () => {
    expect(page('4711')).not.toMatch(/<script|<style|style=/)
  })

  test('names its language, the error’s number, and the ways on', () => {
    const { title, again, home, id, kept } = CRASH_WORDS['en-US']
    const html = page('4711')
    expect(html).toMatch(/^<html lang="en-US"/)
    for (const words of [title, again, home, id, kept]) expect(html).toContain(words)
    expect(html).toContain('>4711<')
  })

  test('shows no ID if there is none', () => {
    expect(page()).not.toContain(CRASH_WORDS['en-US'].id)
  })
})
