import { docx } from '../../generation/test-support/files'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { previewHtml } from '../preview-html'
import { expectHarmless } from './html'

/** What else the package of a document contains. */
export type Beside = Parameters<typeof docx>[1]

/** A document's preview, which is checked to be harmless. */
export async function shown(body: string, beside: Beside = {}, marked = false) {
  const result = await previewHtml(docx(body, beside), { gate: PREMIUM_GATE, marked })
  expectHarmless(result.html)
  return result
}

/** What is in the body, without the page around it. */
export async function bodyOf(body: string, beside: Beside = {}, marked = false): Promise<string> {
  const { html } = await shown(body, beside, marked)
  return /<section>(.*)<\/section>/s.exec(html)?.[1] ?? ''
}

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
export const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
