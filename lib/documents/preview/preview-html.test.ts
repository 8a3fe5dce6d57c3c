import { describe, expect, test } from '@jest/globals'
import { paragraph, story } from '../generation/test-support/files'
import { textOfHtml } from './test-support/html'
import { bodyOf, p, run, shown } from './test-support/shown'

const styles = (xml: string) => ({ parts: [{ name: 'word/styles.xml', type: 'styles', xml: story('w:styles', xml) }] })

describe('paragraphs', () => {
  test('are aligned, indented and spaced as the document says', async () => {
    const properties =
      '<w:spacing w:before="120" w:after="240" w:line="360"/><w:ind w:left="720" w:firstLine="284"/><w:jc w:val="center"/>'
    expect(await bodyOf(p(run('Акт'), properties))).toBe(
      '<p style="margin:6pt 0pt 12pt 36pt;text-align:center;text-indent:14.2pt;line-height:1.73">Акт</p>',
    )
  })

  test('inherit what they don’t specify from their style, its base, and the defaults', async () => {
    const xml =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:styleId="base"><w:pPr><w:jc w:val="right"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="own"><w:basedOn w:val="base"/><w:rPr><w:i/></w:rPr></w:style>'
    const html = await bodyOf(p(run('a') + run('b', '<w:b w:val="0"/>'), '<w:pStyle w:val="own"/>'), styles(xml))
    expect(html).toContain('text-align:right;font-weight:700;font-style:italic">a<span style="font-weight:400">b')
    expect((await shown(p(''), styles(xml))).html).toContain('font-size:11pt')
  })

  test('of nothing are a line high', async () => {
    expect(await bodyOf(p('', '<w:rPr><w:sz w:val="8"/></w:rPr>'))).toContain(
      '<span style="font-size:4pt"><br></span></p>',
    )
  })

  test('end at a page break, which is a rule, and go on after it', async () => {
    const html = await bodyOf(p(run('a') + '<w:r><w:br w:type="page"/></w:r>' + run('b')))
    expect(html).toMatch(/>a<\/p><hr data-page-break><p [^>]*>b<\/p>/)
  })
})

describe('runs', () => {
  test.each([
    ['<w:b/>', 'font-weight:700'],
    ['<w:i/>', 'font-style:italic'],
    ['<w:u w:val="single"/>', 'text-decoration:underline'],
    ['<w:u w:val="single"/><w:strike/>', 'text-decoration:underline line-through'],
    ['<w:sz w:val="28"/>', 'font-size:14pt'],
    ['<w:color w:val="FF0000"/>', 'color:#ff0000'],
    ['<w:highlight w:val="yellow"/>', 'background-color:#ffff00'],
    ['<w:caps/>', 'text-transform:uppercase'],
    ['<w:rFonts w:ascii="Courier New"/>', 'font-family:&#39;Liberation Mono&#39;,&#39;Courier New&#39;,monospace'],
  ])('with %s are shown with %s', async (properties, style) => {
    expect(await bodyOf(p(run('a', properties)))).toContain(`<span style="${style}">a</span>`)
  })

  test('alike are one', async () => {
    expect(await bodyOf(p(run('a', '<w:b/>') + run('b', '<w:b/>')))).toContain('>ab</span>')
  })

  test('are raised and lowered', async () => {
    const html = await bodyOf(
      p(run('2', '<w:vertAlign w:val="superscript"/>') + run('3', '<w:vertAlign w:val="subscript"/>')),
    )
    expect(html).toMatch(/<sup [^>]*>2<\/sup><sub [^>]*>3<\/sub>/)
  })

  test('that are hidden or deleted, and codes of fields, are not shown; results are', async () => {
    const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const code = '<w:r><w:instrText>PAGE</w:instrText></w:r>'
    const html = await bodyOf(
      p(
        run('a', '<w:vanish/>') +
          `<w:del><w:r><w:delText>b</w:delText></w:r></w:del>` +
          `<w:ins>${run('c')}</w:ins>` +
          field('begin') +
          code +
          field('separate') +
          run('1') +
          field('end'),
      ),
    )
    expect(textOfHtml(html)).toBe('c1')
  })
})

describe('lists', () => {
  test('have their numbers and indents', async () => {
    const level = (at: number, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`
    const xml = `<w:abstractNum w:abstractNumId="1">${level(0, '%1.')}${level(1, '%1.%2.')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>`
    const item = (at: number) => p(run('x'), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="5"/></w:numPr>`)
    const parts = [{ name: 'word/numbering.xml', type: 'numbering', xml: story('w:numbering', xml) }]
    const html = await bodyOf(item(0) + item(1) + item(0), { parts })
    expect([...html.matchAll(/data-number[^>]*>([^<]*)</g)].map(([, number]) => number)).toEqual(['1.', '1.1.', '2.'])
    expect(html).toContain('margin:0pt 0pt 0pt 72pt;text-indent:-18pt')
  })
})

describe('tables', () => {
  const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`

  test('have their spans, widths and borders', async () => {
    const grid = '<w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="1000"/></w:tblGrid>'
    const line = (name: string) => `<w:${name} w:val="single" w:sz="8" w:color="000000"/>`
    const borders = `<w:tblPr><w:tblBorders>${line('top')}${line('insideH')}</w:tblBorders></w:tblPr>`
    const rows =
      `<w:tr>${cell('a', '<w:vMerge w:val="restart"/>')}${cell('b')}</w:tr>` +
      `<w:tr>${cell('', '<w:vMerge/>')}${cell('c')}</w:tr>` +
      `<w:tr>${cell('d', '<w:gridSpan w:val="2"/><w:shd w:val="clear" w:fill="D9D9D9"/>')}</w:tr>`
    const html = await bodyOf(`<w:tbl>${borders}${grid}${rows}</w:tbl>`)
    expect(html).toContain('<colgroup><col style="width:100pt"><col style="width:50pt"></colgroup>')
    const spans = [...html.matchAll(/<td[^>]*>/g)].map(([td]) => /(?:col|row)span="\d"/.exec(td)?.[0])
    expect(spans).toEqual(['rowspan="2"', undefined, undefined, 'colspan="2"'])
    expect(html).toContain('border-top:1pt solid #000000')
    expect(html).toContain('background-color:#d9d9d9')
  })

  test('have the formatting of their style, in their first row too if they request it', async () => {
    const line = '<w:top w:val="single" w:sz="4"/>'
    const first =
      '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr><w:shd w:val="clear" w:fill="4472C4"/></w:tcPr></w:tblStylePr>'
    const xml =
      `<w:style w:type="table" w:styleId="base">${first}</w:style>` +
      `<w:style w:type="table" w:styleId="own"><w:basedOn w:val="base"/><w:tblPr><w:tblBorders>${line}</w:tblBorders></w:tblPr></w:style>`
    const rows = `<w:tr>${cell('a')}</w:tr><w:tr>${cell('b')}</w:tr>`
    const of = (look: string) =>
      bodyOf(
        `<w:tbl><w:tblPr><w:tblStyle w:val="own"/><w:tblLook w:val="${look}"/></w:tblPr>${rows}</w:tbl>`,
        styles(xml),
      )
    const styled = await of('0020')
    expect(styled).toMatch(
      /<td style="border-top:0.5pt solid #000000;[^"]*background-color:#4472c4"><p [^>]*font-weight:700/,
    )
    expect(styled.match(/background-color/g)).toHaveLength(1)
    expect(await of('0000')).not.toContain('background-color')
  })

  test('keep a merged cell that nothing above covers', async () => {
    const html = await bodyOf(`<w:tbl><w:tr>${cell('a', '<w:vMerge/>')}</w:tr><w:tr>${cell('b')}</w:tr></w:tbl>`)
    expect(textOfHtml(html)).toBe('ab')
  })
})

describe('what is next to the body', () => {
  test('is the first section’s header before and its footer after', async () => {
    const parts = [
      { name: 'word/header1.xml', type: 'header', xml: story('w:hdr', paragraph('шапка')) },
      { name: 'word/footer1.xml', type: 'footer', xml: story('w:ftr', paragraph('подвал')) },
    ]
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="part0"/><w:footerReference r:id="part1"/></w:sectPr>'
    const { html } = await shown(p(run('текст'), section), { parts })
    expect(html).toMatch(/<header><p [^>]*>шапка<\/p><\/header><section>.*<\/section><footer><p [^>]*>подвал/)
  })

  test('are the notes that the text leads to, below it and by their numbers', async () => {
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${run(text)}</w:p></w:footnote>`
    const parts = [
      {
        name: 'word/footnotes.xml',
        type: 'footnotes',
        xml: story('w:footnotes', note(3, 'два') + note(7, 'один') + note(9, 'три')),
      },
    ]
    const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    const { html } = await shown(p(reference(7) + reference(3)), { parts })
    expect(textOfHtml(/<section data-notes>.*/s.exec(html)?.[0] ?? '')).toBe('1один2два')
  })
})

describe('values', () => {
  const body = p(run('№ ') + run('\ufdd2&lt;007&gt;\ufdd3') + run(' от \ufdd2\ufdd3'))

  test('are marked where the document was rendered to be shown, empty ones too', async () => {
    expect(await bodyOf(body, {}, true)).toContain(
      '№ <span data-value>&lt;007&gt;</span> от <span data-value></span></p>',
    )
  })

  test('are only text in any other document', async () => {
    expect(await bodyOf(body)).toContain('>№ &lt;007&gt; от </p>')
  })

  test('that are HTML stay text', async () => {
    const html = await bodyOf(paragraph('\ufdd2<img src=x onerror="alert(1)"><script>x</script>\ufdd3'), {}, true)
    expect(html).toContain('<span data-value>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;script&gt;')
  })
})
