import { describe, expect, test } from '@jest/globals'
import { foundPages } from './search-pages'

const PAGES = [
  { slug: 'words', title: 'Format words', text: 'Numbers in words: {amount | words:"usd"}' },
  { slug: 'conditions', title: 'Condiții', text: 'A # tag shows its text. Ёлка și brad' },
  { slug: 'limits', title: 'Limits', text: 'Dose limits of NRB-99/2009 in words' },
]
const slugs = (wanted: string) => foundPages(PAGES, wanted).pages.map(({ slug }) => slug)

describe('the search of the help', () => {
  test('puts pages whose titles say the words first', () => {
    expect(slugs('words')).toEqual(['words', 'limits'])
    expect(slugs('limits dose')).toEqual(['limits'])
  })

  test('needs no diacritics and finds the syntax of tags', () => {
    expect(slugs('conditii')).toEqual(['conditions'])
    expect(slugs('елка si')).toEqual(['conditions'])
    expect(slugs('| words:')).toEqual(['words'])
  })

  test('shows what was found among what is around it', () => {
    const [found] = foundPages(PAGES, 'nrb').pages
    expect(found).toMatchObject({ before: 'Dose limits of ', match: 'NRB', after: '-99/2009 in words' })
  })

  test('offers the nearest pages where none says the words', () => {
    const { pages, isNear } = foundPages(PAGES, 'formt wrds')
    expect([isNear, pages[0]?.slug, pages.length]).toEqual([true, 'words', 3])
  })
})
