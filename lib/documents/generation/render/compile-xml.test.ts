import { describe, expect, test } from '@jest/globals'
import { body, marked, p, render, ROWS, run, tbl, tc, tr } from './test-support/marked'
import { compileXml, SectionMisplaced } from './compile-xml'

describe('values', () => {
  test('are written as text, with line breaks and tabs as elements', () => {
    expect(render(p(run('A «x» B')), { x: '<1>\n2\t3' })).toBe(
      p(run('A &lt;1&gt;</w:t><w:br/><w:t xml:space="preserve">2</w:t><w:tab/><w:t xml:space="preserve">3 B')),
    )
  })

  test('a line break in DrawingML ends the run and begins one like it', () => {
    const before = '<a:p><a:r><a:rPr b="1"/><a:t>'
    expect(render(`${before}«x»</a:t></a:r></a:p>`, { x: '1\n2' })).toBe(
      `${before}1</a:t></a:r><a:br/><a:r><a:rPr b="1"/><a:t>2</a:t></a:r></a:p>`,
    )
  })
})

describe('sections within a paragraph', () => {
  test('take what is between their ends', () => {
    expect(render(p(run('a«#rows»[«x»]«/rows»b')), ROWS)).toBe(p(run('a[1][2]b')))
    expect(render(p(run('a«#c»b«/c»c')), { c: false })).toBe(p(run('ac')))
    expect(render(p(run('a«^c»b«/c»c')), { c: false })).toBe(p(run('abc')))
  })

  test('over several runs keep the formatting of each', () => {
    const [bold, italic] = ['<w:rPr><w:b/></w:rPr>', '<w:rPr><w:i/></w:rPr>']
    const xml = p(run('A«#rows»B', bold), run('«x»'), run('C«/rows»D', italic))
    const turn = (x: string) => 'B</w:t></w:r>' + run(x) + `<w:r>${italic}<w:t>C`
    expect(render(xml, { rows: [{ x: '1' }] })).toBe(`<w:p><w:r>${bold}<w:t>A${turn('1')}D</w:t></w:r></w:p>`)
  })

  test('that begin in a link and end outside part the link', () => {
    const link = (inner: string) => `<w:hyperlink w:anchor="a">${inner}</w:hyperlink>`
    const xml = p(link(run('A«#c»B')), run('C«/c»D'))
    expect(render(xml, { c: true })).toBe(p(link(run('A')) + link(run('B')), run('C'), run('D')))
    expect(render(xml, { c: false })).toBe(p(link(run('A')), run('D')))
  })
})

describe('sections over paragraphs', () => {
  test('whose ends are alone lose these paragraphs', () => {
    const xml = body(p(run('a')), p(run('«#rows»')), p(run('«x»')), p(run(' «/rows» ')), p(run('b')))
    expect(render(xml, ROWS)).toBe(body(p(run('a')), p(run('1')), p(run('2')), p(run('b'))))
    expect(render(xml, { rows: [] })).toBe(body(p(run('a')), p(run('b'))))
  })

  test('two ends may share such a paragraph', () => {
    const xml = body(p(run('«#a»')), p(run('A')), p(run('«/a»«#b»')), p(run('B')), p(run('«/b»')))
    expect(render(xml, { a: true, b: true })).toBe(body(p(run('A')), p(run('B'))))
    expect(render(xml, { a: false, b: true })).toBe(body(p(run('B'))))
    expect(render(xml, { a: true, b: false })).toBe(body(p(run('A'))))
  })

  test('keep the range marks of the paragraphs that go', () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="a"/>'
    const xml = body(`<w:p>${mark}${run('«#c»')}</w:p>`, p(run('A')), p(run('«/c»')))
    expect(render(xml, { c: true })).toBe(body(mark, p(run('A'))))
  })

  test('marks that are written with an end tag as well', () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="a>b"></w:bookmarkStart>'
    const xml = body(`<w:p>${mark}${run('«#c»')}</w:p>`, p(run('A')), p(run('«/c»'), '<w:bookmarkEnd w:id="1"/>'))
    expect(render(xml, { c: true })).toBe(body(mark, p(run('A')), '<w:bookmarkEnd w:id="1"/>'))
  })

  test('marks of a range around a section stay around it', () => {
    const [start, end] = ['<w:bookmarkStart w:id="1" w:name="a"/>', '<w:bookmarkEnd w:id="1"/>']
    const xml = body(`<w:p>${start}${run('«#rows»')}</w:p>`, p(run('«x»')), `<w:p>${run('«/rows»')}${end}</w:p>`)
    expect(render(xml, ROWS)).toBe(body(start, p(run('1')), p(run('2')), end))
    expect(render(xml, { rows: [] })).toBe(body(start, end))
    const both = body(p(run('«#a»')), p(run('A')), p(run('«/a»«#rows»'), start, end), p(run('B')), p(run('«/rows»')))
    expect(render(both, { ...ROWS, a: true })).toBe(body(p(run('A')), start, end, p(run('B')), p(run('B'))))
  })

  test('marks of a range that a section around them repeats differ in each turn', () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="a"/><w:bookmarkEnd w:id="1"/>'
    const inner = [`<w:p>${mark}${run('«#c»')}</w:p>`, p(run('A')), p(run('«/c»'))]
    const shown = render(body(p(run('«#rows»')), ...inner, p(run('«/rows»'))), { ...ROWS, c: true })
    expect(shown.match(/w:(?:id|name)="[^"]*"/g)).toEqual([
      ...['w:id="1"', 'w:name="a"', 'w:id="1"'],
      ...['w:id="bookmark-1-1"', 'w:name="bookmarkName-a-1"', 'w:id="bookmark-1-1"'],
    ])
  })

  test.each([
    ['an instruction', p('<?note <w:br/>?>', run('«#c»'))],
    ['a comment', p(run('«#c»'), '<!-- <w:drawing/> -->')],
    ['spaces that are written as references', p(run('«#c»'), run('&#160;&#x20;'))],
    ['spaces in a CDATA section', p(run('«#c»<![CDATA[ ]]>'))],
    ['properties whose end tag has a space', `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr >${run('«#c»')}</w:p>`],
    ['that no page breaks before it', `<w:p><w:pPr><w:pageBreakBefore w:val="0"/></w:pPr>${run('«#c»')}</w:p>`],
  ])('a paragraph with nothing more than %s goes', (_, first) => {
    expect(render(body(first, p(run('A')), p(run('«/c»'))), { c: true })).toBe(body(p(run('A'))))
  })

  test.each([
    ['text beside an instruction', p(run('«#c»'), run('B<?note?>'))],
    ['text in a CDATA section', p(run('«#c»'), run('<![CDATA[B]]>'))],
    ['the number of a note', p('<w:r><w:footnoteRef/></w:r>', run('«#c»'))],
    ['a hyphen', p(run('«#c»'), '<w:r><w:noBreakHyphen/></w:r>')],
    ['a page before it', `<w:p><w:pPr><w:pageBreakBefore></w:pageBreakBefore></w:pPr>${run('«#c»')}</w:p>`],
  ])('a paragraph with %s stays', (_, first) => {
    const shown = render(body(first, p(run('A')), p(run('«/c»'))), { c: true })
    expect(shown).toBe(body(first.replace('«#c»', ''), p(run('A')), p(run(''))))
  })

  test('a paragraph with a drawing or the end of a section stays', () => {
    const sectPr = '<w:pPr><w:sectPr/></w:pPr>'
    const xml = body(`<w:p>${sectPr}${run('«#c»')}</w:p>`, p(run('A')), p(run('«/c»')))
    expect(render(xml, { c: true })).toContain('<w:sectPr/>')
  })

  test('that begin within text join it', () => {
    const xml = body(p(run('a«#c»b')), p(run('c«/c»d')))
    expect(render(xml, { c: true })).toBe(body(p(run('ab')), p(run('cd'))))
    expect(render(xml, { c: false })).toBe(body(p(run('ad'))))
  })
})

describe('sections in tables', () => {
  test('whose ends are in different cells take the row', () => {
    const xml = body(tbl(tr(tc(p(run('h')))), tr(tc(p(run('«#rows»«x»'))), tc(p(run('b«/rows»'))))))
    const row = (x: string) => tr(tc(p(run(x))), tc(p(run('b'))))
    expect(render(xml, ROWS)).toBe(body(tbl(tr(tc(p(run('h')))), row('1'), row('2'))))
  })

  test('whose ends are in different rows take all of them', () => {
    const xml = body(tbl(tr(tc(p(run('«#rows»a')))), tr(tc(p(run('«x»«/rows»'))))))
    expect(render(xml, ROWS)).toBe(body(tbl(...['1', '2'].flatMap((x) => [tr(tc(p(run('a')))), tr(tc(p(run(x))))]))))
  })

  test('whose ends are in their own rows lose these rows', () => {
    const own = (mark: string) => tr(tc(p(run(mark))), tc(p()))
    const xml = body(tbl(tr(tc(p(run('h')))), own('«#rows»'), tr(tc(p(run('«x»')))), own('«/rows»')))
    expect(render(xml, ROWS)).toBe(body(tbl(...['h', '1', '2'].map((text) => tr(tc(p(run(text))))))))
    expect(render(xml, { rows: [] })).toBe(body(tbl(tr(tc(p(run('h')))))))
  })

  test('leave no table without rows and no cell without a paragraph', () => {
    const inner = tbl(tr(tc(p(run('«#rows»'))), tc(p(run('«/rows»')))))
    expect(render(body(tbl(tr(tc(inner, p(run('z')))))), { rows: [] })).toBe(body(tbl(tr(tc(p(run('z')))))))
    expect(render(body(inner), { rows: [] })).toBe(body())
    const cell = tc(p(run('«#c»')), p(run('a')), p(run('«/c»')))
    expect(render(body(tbl(tr(cell))), { c: false })).toBe(body(tbl(tr(tc('<w:p/>')))))
  })

  test('leave a paragraph after a table, whatever is between it and the end of its cell', () => {
    const inner = tbl(tr(tc(p())))
    const section = [p(run('«#c»')), p(run('a')), p(run('«/c»'))]
    for (const between of ['', '\n  ', '<!-- x -->', '<w:bookmarkEnd w:id="1"></w:bookmarkEnd>']) {
      const xml = body(tbl(tr(tc(inner, between, ...section, between))))
      expect(render(xml, { c: false })).toBe(body(tbl(tr(tc(inner, between, between, '<w:p/>')))))
    }
  })

  describe('next to a section whose ends are in their own paragraphs', () => {
    const own = (mark: string) => p(run(mark))
    const cells = (first: string, last: string) => tr(tc(own(first)), tc(own(last)))
    const rows = tbl(tr(tc(own('h'))), cells('«#rows»«x»', '«/rows»'))
    const printed = tbl(tr(tc(own('h'))), cells('1', ''), cells('2', ''))
    const conditional = tbl(cells('«#c»a', 'b«/c»'))

    test('that begins right after the table', () => {
      const xml = body(rows, own('«#d»'), own('A'), own('«/d»'), own('z'))
      expect(render(xml, { ...ROWS, d: true })).toBe(body(printed, own('A'), own('z')))
      expect(render(xml, { ...ROWS, d: false })).toBe(body(printed, own('z')))
    })

    test('that ends right after the table', () => {
      const xml = body(own('«#d»'), rows, own('«/d»'))
      expect(render(xml, { ...ROWS, d: true })).toBe(body(printed))
      expect(render(xml, { ...ROWS, d: false })).toBe(body())
    })

    test('that goes from one table to the next', () => {
      const xml = body(conditional, own('«#d»'), rows, own('«/d»'), conditional.replaceAll('c»', 'e»'))
      const shown = tbl(cells('a', 'b'))
      expect(render(xml, { ...ROWS, c: true, d: true, e: true })).toBe(body(shown, printed, shown))
      expect(render(xml, { ...ROWS, c: false, d: false, e: true })).toBe(body(shown))
    })

    test('in a cell that ends with the table', () => {
      const cell = tbl(tr(tc(own('«#d»'), own('A'), own('«/d»'), conditional)))
      expect(render(body(cell), { c: true, d: false })).toBe(body(tbl(tr(tc(tbl(cells('a', 'b')), '<w:p/>')))))
      expect(render(body(cell), { c: false, d: true })).toBe(body(tbl(tr(tc(own('A'))))))
    })

    test('and two tables without a paragraph between them', () => {
      const xml = body(conditional, rows)
      expect(render(xml, { ...ROWS, c: true })).toBe(body(tbl(cells('a', 'b')), printed))
      expect(render(xml, { ...ROWS, c: false })).toBe(body(printed))
    })
  })

  test('nested loops over rows each take their own', () => {
    const xml = body(tbl(tr(tc(p(run('«#a»«#b»«x»'))), tc(p(run('«/b»«/a»'))))))
    const data = { a: [{ b: [{ x: '1' }, { x: '2' }] }, { b: [{ x: '3' }] }] }
    const row = (x: string) => tr(tc(p(run(x))), tc(p(run(''))))
    expect(render(xml, data)).toBe(body(tbl(row('1'), row('2'), row('3'))))
  })

  test('that begin in a cell and end outside the table are reported', () => {
    const xml = body(tbl(tr(tc(p(run('«#c»'))))), p(run('«/c»')))
    expect(() => render(xml, { c: true })).toThrow(SectionMisplaced)
  })

  test('that cross once they take rows are reported', () => {
    const xml = body(
      tbl(tr(tc(p(run('«#a»x'))), tc(p())), tr(tc(p(run('«/a»'))), tc(p(run('«#b»')))), tr(tc(p(run('«/b»x'))))),
    )
    expect(() => render(xml, { a: true, b: true })).toThrow(SectionMisplaced)
  })
})

test('what must differ is asked for again in every turn but the first', () => {
  const drawing = '<wp:docPr id="7" name="x"/>'
  const xml = body(p(run('«#rows»')), `<w:p>${drawing}</w:p>`, p(run('«/rows»')))
  expect(render(xml, ROWS)).toBe(body(`<w:p>${drawing}</w:p>`, '<w:p><wp:docPr id="drawing-7-1" name="x"/></w:p>'))
})

test('a comment’s marks are once, where they are shown first', () => {
  const [start, end] = ['<w:commentRangeStart w:id="3"></w:commentRangeStart>', '<w:commentRangeEnd w:id="3"/>']
  const reference = '<w:r><w:commentReference w:id="3"/></w:r>'
  const commented = `<w:p>${start}${run('«#c»«x»«/c»')}${end}${reference}</w:p>`
  const shown = render(body(p(run('«#rows»')), commented, p(run('«/rows»'))), { ...ROWS, c: true })
  expect(shown).toBe(body(`<w:p>${start}${run('1')}${end}${reference}</w:p>`, p(run('2'), '<w:r></w:r>')))
  const rows = [
    { x: '1', c: false },
    { x: '2', c: true },
    { x: '3', c: true },
  ]
  const within = body(
    p(run('«#rows»')),
    p(run('«#c»')),
    commented.replace(/«.?c»/g, ''),
    p(run('«/c»')),
    p(run('«/rows»')),
  )
  expect(render(within, { rows }).match(/w:id="3"/g)).toHaveLength(3)
})

test('tells which bookmarks its sections repeat, whatever is before their marks', () => {
  const repeated = (xml: string) => [...compileXml(marked(xml), { sites: 'loops' }).repeated]
  const mark = (name: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>`
  const link = '<w:hyperlink w:anchor="a"/>'
  expect(repeated(p(mark('a'), run('«#c»'), mark('b'), link, run('«/c»'), mark('c')))).toEqual(['b'])
  const row = tr(tc(p(mark('a'), run('«#c»'))), tc(p(run('«/c»'), mark('b'))))
  expect(repeated(body(p(mark('c')), tbl(row)))).toEqual(['a', 'b'])
  expect(repeated(body(p(run('«#c»'), mark('a')), p(mark('b')), p(run('«/c»'))))).toEqual(['b'])
})
