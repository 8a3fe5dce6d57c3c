import { expect, test } from '@jest/globals'
import { endWithSection } from './section-end'

test.each(['</w:pPr>', '</w:pPr >', '</w:pPr\n>'])(
  'a section ends in the last paragraph, whose properties end with %j',
  (end) => {
    const paragraph = (properties: string) => `<w:p><w:pPr>${properties}${end}</w:p>`
    expect(endWithSection(paragraph('<w:jc/>'), '<w:sectPr/>')).toBe(paragraph('<w:jc/><w:sectPr/>'))
  },
)
