import type { Locale } from '@/lib/i18n/locales'
import { languageOf } from '@/lib/i18n/locales'

/**
 * A part of an email's body: a paragraph with one or more lines, a link on its own line, or a small note at its end.
 */
export type MailBlock =
  | { readonly kind: 'text' | 'remark'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

const BODY = 'margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5'
const MAIN = 'max-width:560px;margin:0 auto'
const PARAGRAPH = 'margin:0 0 16px'
const REMARK = 'margin:24px 0 0;font-size:14px'

/** Returns the plain text and the HTML of an email, with the same words. Nothing in it is loaded from anywhere. */
export function mailBodies(
  locale: Locale,
  subject: string,
  blocks: readonly MailBlock[],
): { readonly text: string; readonly html: string } {
  const html = [
    '<!doctype html>',
    `<html lang="${languageOf(locale)}" dir="ltr">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}"><div role="main" style="${MAIN}">`,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ]
  return { text: `${blocks.map(blockText).join('\n\n')}\n`, html: html.join('\n') }
}

function blockText(block: MailBlock): string {
  if (block.kind === 'link') return `${block.label}:\n${block.href}`
  return block.kind === 'remark' ? `-- \n${block.text}` : block.text
}

function blockHtml(block: MailBlock): string {
  if (block.kind === 'link')
    return `<p style="${PARAGRAPH}"><a href="${escapeHtml(block.href)}">${escapeHtml(block.label)}</a></p>`
  const lines = escapeHtml(block.text).replaceAll('\n', '<br>\n')
  return `<p style="${block.kind === 'remark' ? REMARK : PARAGRAPH}">${lines}</p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
