import { expect, test } from '@jest/globals'
import { openPackage } from '../../ooxml/package'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { docx, paragraph, story } from '../test-support/files'
import { proofingLanguage } from './proofing-language'

const run = (language: string) => `<w:r><w:rPr><w:lang w:val="${language}"/></w:rPr><w:t>x</w:t></w:r>`
const defaults = (language: string) =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="${language}" w:eastAsia="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>`

async function languageOf(body: string, language?: string) {
  const styles = {
    parts: [{ name: 'word/styles.xml', type: 'styles', xml: story('w:styles', defaults(language ?? '')) }],
  }
  return proofingLanguage(await openPackage(docx(body, language === undefined ? {} : styles), PREMIUM_GATE))
}

test.each([
  ['that of most runs', `<w:p>${run('ro-RO')}${run('en-US')}${run('ro-MD')}</w:p>`, 'en-US', 'ro'],
  ['the default, where no run names one', paragraph('x'), 'ru-RU', 'ru'],
  ['none, where it is another', paragraph('x'), 'de-DE', null],
  ['none, where nothing names one', paragraph('x'), undefined, null],
])('the language of a template: %s', async (_, body, language, expected) => {
  expect(await languageOf(body, language)).toBe(expected)
})
