import { expect, test } from '@jest/globals'
import { cellsOf, fill, form, GOODS, opened, type FormCells } from './test-support/form'

const LOOP: FormCells = {
  A4: 'Item',
  B4: 'Count',
  C4: 'Price',
  A5: '{#rows}{Item}',
  B5: '{Count}',
  C5: ['{Price}', 1],
  D5: '=B5*C5',
  E5: '{/rows}',
  D6: '=SUM(D5:D5)',
  D7: '=D6*0.2',
}

async function filled(cells: FormCells, after = ''): Promise<Record<string, string | number | boolean>> {
  const { file } = await fill(form([{ cells, after }]))
  return cellsOf(file.bytes)
}

test('a row with a loop repeats, and the formulas below move and take in all rows', async () => {
  expect(await filled(LOOP)).toMatchObject({
    A5: 'Bolt',
    A7: 'Board',
    B7: 3.5,
    C6: 1.25,
    D5: '=B5*C5',
    D7: '=B7*C7',
    D8: '=SUM(D5:D7)',
    D9: '=D8*0.2',
  })
})

test.each([
  ['one cell as an argument of SUM is all rows', { D6: '=SUM(D5)' }, 'D8', '=SUM(D5:D7)'],
  ['a cell above stays', { D6: '=SUM(D5:D5)*$H$1' }, 'D8', '=SUM(D5:D7)*$H$1'],
  ['a share of the total', { F5: '=D5/$D$6' }, 'F6', '=D6/$D$8'],
  ['a range with both ends fixed is all rows', { F5: '=D5/SUM(D$5:D$5)' }, 'F6', '=D6/SUM(D$5:D$7)'],
  ['a running sum', { F5: '=SUM(D$5:D5)' }, 'F6', '=SUM(D$5:D6)'],
  ['a running sum from the header', { F5: '=SUM(D$4:D5)' }, 'F6', '=SUM(D$4:D6)'],
  ['a sum of what is left', { F5: '=SUM(D5:D$6)' }, 'F6', '=SUM(D6:D$8)'],
  ['the row above each row', { F5: '=F4+D5' }, 'F7', '=F6+D7'],
  ['a range that takes in the header', { D6: '=SUM(D4:D5)' }, 'D8', '=SUM(D4:D7)'],
  ['whole columns', { F1: '=SUM(D:D)' }, 'F1', '=SUM(D:D)'],
  ['texts that look like references', { F1: '="D5:D6"&A4' }, 'F1', '="D5:D6"&A4'],
])('%s', async (_, more, cell, formula) => {
  expect((await filled({ ...LOOP, ...more }))[cell]).toBe(formula)
})

test('the row above and a fixed cell of the own row are reported, since they could be meant otherwise', async () => {
  const { documents } = await fill(form([{ cells: { ...LOOP, F5: '=F4+$D$5' } }]))
  const kinds = documents[0]?.warnings
    .filter(({ code }) => code === 'FORMULA_TWO_WAYS')
    .map(({ params }) => params.kind)
  expect(kinds?.toSorted()).toEqual(['above', 'anchored'])
})

test('a range that goes beyond the repeated row takes in all rows, and is reported unless its rows are fixed', async () => {
  const kindsOf = async (formula: string) => {
    const { documents, file } = await fill(form([{ cells: { ...LOOP, F5: formula } }]))
    const told = documents[0]?.warnings.filter(({ code }) => code === 'FORMULA_TWO_WAYS')
    return [(await cellsOf(file.bytes)).F6, ...(told ?? []).map(({ params }) => params.kind)]
  }
  expect(await kindsOf('=D5/SUM(D3:D5)')).toEqual(['=D6/SUM(D3:D7)', 'range'])
  expect(await kindsOf('=D5/SUM(D$3:D$6)')).toEqual(['=D6/SUM(D$3:D$8)'])
})

test('a formula that needs one row of many is refused with its cell', async () => {
  await expect(fill(form([{ cells: { ...LOOP, F9: '=D5*2' } }]))).rejects.toMatchObject({
    code: 'FORMULA_NOT_MOVED',
    params: { cell: 'F9', fault: 'several' },
  })
})

test('groups within groups have their own subtotals, and the total takes in the parts', async () => {
  const cells = await filled({
    A1: '{#rows | by:"Group"}',
    A2: '{Group}',
    A3: '{#rows}{Item}',
    B3: '{Count}',
    C3: '{/rows}',
    B4: '=SUM(B3:B3)',
    A5: '{/rows}',
    B6: '=SUM(B3:B3)',
    B7: '=SUM(B4)',
  })
  expect(cells).toMatchObject({
    A1: 'Metal',
    A3: 'Nut',
    B4: '=SUM(B2:B3)',
    A5: 'Wood',
    B7: '=SUM(B6:B6)',
    B8: '=SUM(B2:B3,B6:B6)',
    B9: '=SUM(B4,B7)',
  })
})

test('a row whose condition is false goes, with its formulas moved up', async () => {
  const cells = await filled({ A1: '{#Count > 1000}many', B1: '{/}', A2: 1, A3: '=SUM(A1:A2)', A4: '=A2*2' })
  expect(cells).toEqual({ A1: 1, A2: '=SUM(A1:A1)', A3: '=A1*2' })
})

test('a formula whose row is gone is refused', async () => {
  const cells = { A1: '{#Count > 1000}many', B1: '{/}', A3: '=A1*2' }
  await expect(fill(form([{ cells }]))).rejects.toMatchObject({ params: { fault: 'gone', cell: 'A3' } })
})

test.each([
  ['=SUM(INDIRECT("D5:D5"))', false],
  ['=INDIRECT("Sheet1!D6")', false],
  ['=INDIRECT("R6C4",FALSE)', false],
  ['=SUM(OFFSET(D4,1,0,1,1))', false],
  ['=OFFSET(D4,2,0)', false],
  ['=INDEX(D4:D6,3)', false],
  ['=HLOOKUP("Count",A4:D6,3,FALSE)', false],
  ['=SUM(INDIRECT("D5:D"&ROW()-3))', true],
  ['=INDIRECT("B4")', true],
  ['=INDIRECT("RC[-1]",FALSE)', true],
  ['=SUM(OFFSET(D5,0,0,COUNT(D5:D5),1))', true],
  ['=INDEX(D4:D5,1)', true],
  ['=INDEX(D5:D5,MATCH("Nut",A5:A5,0))', true],
  ['=OFFSET(D6,1,0)', true],
])(
  '%s, which finds cells by a fixed address or number, is refused if it would find others (or not: %s)',
  async (formula, isKept) => {
    const made = fill(form([{ cells: { ...LOOP, F8: formula } }]))
    if (isKept) expect((await cellsOf((await made).file.bytes)).F10).toMatch(/^=/)
    else await expect(made).rejects.toMatchObject({ code: 'FORMULA_NOT_MOVED', params: { fault: 'fixed', cell: 'F8' } })
  },
)

test('merged cells, rules, hyperlinks and breaks go along', async () => {
  const after =
    '<autoFilter ref="A4:D5"/><mergeCells count="2"><mergeCell ref="A5:B5"/><mergeCell ref="A8:D8"/></mergeCells>' +
    '<conditionalFormatting sqref="A5:D5"><cfRule type="expression" priority="1"><formula>$B5&gt;$D$6</formula></cfRule></conditionalFormatting>' +
    '<dataValidations count="1"><dataValidation type="list" sqref="B5"><formula1>$H$20:$H$21</formula1></dataValidation></dataValidations>' +
    '<hyperlinks><hyperlink ref="A5" location="Sheet1!D6"/></hyperlinks><rowBreaks count="1" manualBreakCount="1"><brk id="6" max="16383" man="1"/></rowBreaks>'
  const { file } = await fill(form([{ cells: { ...LOOP, B5: null, H20: 1 }, after }]))
  const xml = (await opened(file.bytes)).text('xl/worksheets/sheet1.xml')
  for (const piece of [
    '<autoFilter ref="A4:D7"/>',
    '<mergeCells count="4"><mergeCell ref="A5:B5"/><mergeCell ref="A6:B6"/><mergeCell ref="A7:B7"/><mergeCell ref="A10:D10"/></mergeCells>',
    '<conditionalFormatting sqref="A5:D7"><cfRule type="expression" priority="1"><formula>$B5&gt;$D$8</formula>',
    '<dataValidation type="list" sqref="B5:B7"><formula1>$H$22:$H$23</formula1>',
    '<hyperlink ref="A7" location="Sheet1!D8"/>',
    '<brk id="8" max="16383" man="1"/>',
  ])
    expect(xml).toContain(piece)
})

test('thresholds of color scales and icons follow the rows', async () => {
  const scale = (highest: string) =>
    `<conditionalFormatting sqref="D5"><cfRule type="colorScale" priority="1"><colorScale><cfvo type="num" val="0"/><cfvo type="formula" val="${highest}"/><color rgb="FFFF0000"/><color rgb="FF00FF00"/></colorScale></cfRule></conditionalFormatting>`
  const { file } = await fill(form([{ cells: LOOP, after: scale('$D$6*&quot;1&quot;') }]))
  const xml = (await opened(file.bytes)).text('xl/worksheets/sheet1.xml')
  expect(xml).toContain('<cfvo type="num" val="0"/><cfvo type="formula" val="$D$8*&quot;1&quot;"/>')
  expect(xml).toContain('sqref="D5:D7"')
})

test('a merged cell that would come apart is refused', async () => {
  const cells = { A1: '{#rows}', A2: '{Item}', A3: '{Count}', A4: '{/rows}' }
  const after = '<mergeCells count="1"><mergeCell ref="B3:B5"/></mergeCells>'
  await expect(fill(form([{ cells, after }]))).rejects.toMatchObject({
    code: 'WORKBOOK_NOT_MOVED',
    params: { what: 'merge' },
  })
})

test('other sheets and defined names follow', async () => {
  const names =
    '<definedNames><definedName name="Total">Sheet1!$D$6</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">Sheet1!$A$1:$D$7</definedName></definedNames>'
  const bytes = form([{ cells: LOOP }, { cells: { A1: '=Sheet1!D6', A2: '=COUNT(Sheet1!B5)' } }])
  const book = (await opened(bytes)).text('xl/workbook.xml').replace('</sheets>', `</sheets>${names}`)
  const { file } = await fill(
    form([{ cells: LOOP }, { cells: { A1: '=Sheet1!D6', A2: '=COUNT(Sheet1!B5)' } }], { 'xl/workbook.xml': book }),
  )
  expect(await cellsOf(file.bytes, 'xl/worksheets/sheet2.xml')).toEqual({
    A1: '=Sheet1!D8',
    A2: '=COUNT(Sheet1!B5:B7)',
  })
  const written = (await opened(file.bytes)).text('xl/workbook.xml')
  expect(written).toContain('>Sheet1!$D$8<')
  expect(written).toContain('>Sheet1!$A$1:$D$9<')
  expect(written).toContain('fullCalcOnLoad="1"')
})

test('print titles follow also where they have no dollar signs; names of people’s own are refused then', async () => {
  const withName = async (name: string) => {
    const book = (await opened(form([{ cells: LOOP }]))).text('xl/workbook.xml')
    const names = `<definedNames><definedName name="${name}" localSheetId="0">Sheet1!7:7</definedName></definedNames>`
    return form([{ cells: LOOP }], { 'xl/workbook.xml': book.replace('</sheets>', `</sheets>${names}`) })
  }
  const { file } = await fill(await withName('_xlnm.Print_Titles'))
  expect((await opened(file.bytes)).text('xl/workbook.xml')).toContain('>Sheet1!9:9<')
  await expect(fill(await withName('Below'))).rejects.toMatchObject({ code: 'WORKBOOK_NOT_MOVED' })
})

test('a range with a calculated end takes in all rows', async () => {
  const total = { ...LOOP, D6: '=SUM(D5:OFFSET(D6,-1,0))', D7: '=SUM(D5:INDIRECT("D"&(ROW()-2)))' }
  expect(await filled(total)).toMatchObject({
    D8: '=SUM(D5:OFFSET(D8,-1,0))',
    D9: '=SUM(D5:INDIRECT("D"&(ROW()-2)))',
  })
})

test('a cell with one tag has a value with its type; mixed text is text', async () => {
  const cells = await filled({
    A1: ['{Price}', 1],
    A2: ['{today}', 2],
    A3: 'for {Price}',
    A4: ['{Price}', 4],
    A5: '{Item}',
    A6: '{row.number}',
    A7: '{Count * Price}',
  })
  expect(cells).toEqual({ A1: 2.5, A2: 46_351, A3: 'for 2.5', A4: '2.5', A5: 'Bolt', A6: 1, A7: 250 })
})

test('data never makes a formula, whatever it looks like', async () => {
  const data = { name: 'data.csv', bytes: new TextEncoder().encode('a;b\n=1+1;"=cmd|\'/C calc\'!A0"\n') }
  const { file } = await fill(form([{ cells: { A1: '{a}', A2: ['{b}', 1], A3: '=LEN(A1)' } }]), {}, data)
  expect(await cellsOf(file.bytes)).toEqual({ A1: '=1+1', A2: "=cmd|'/C calc'!A0", A3: '=LEN(A1)' })
  expect((await opened(file.bytes)).text('xl/worksheets/sheet1.xml').match(/<f>/g)).toHaveLength(1)
})

test('an empty sheet stays as it is when the rows of another move', async () => {
  const bytes = form([
    { cells: { A1: '{#rows}{Item}', B1: '{/rows}' } },
    {
      cells: {},
      after:
        '<conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>Sheet1!A2&gt;1</formula></cfRule></conditionalFormatting>',
    },
  ])
  const [empty, second] = ['<sheetData/>', 'xl/worksheets/sheet2.xml']
  const written = (await opened(bytes)).text(second).replace('<sheetData></sheetData>', empty)
  const { file } = await fill(
    form([{ cells: { A1: '{#rows}{Item}', B1: '{/rows}' } }, { cells: {} }], { [second]: written }),
  )
  const made = (await opened(file.bytes)).text(second)
  expect(made).toContain(`${empty}<conditionalFormatting`)
  expect(made).toContain('Sheet1!A4&gt;1')
})

test('results of formulas that depend on tags are dropped; a sheet that does not is as it was', async () => {
  const bytes = form([
    { cells: { A1: '{Item}', A2: '=A1' } },
    { cells: { A1: '=Sheet1!A2' } },
    { cells: { A1: '=1+1' } },
  ])
  const { file } = await fill(bytes)
  const [before, after] = [await opened(bytes), await opened(file.bytes)]
  expect(after.text('xl/worksheets/sheet1.xml')).not.toContain('999')
  expect(after.text('xl/worksheets/sheet2.xml')).not.toContain('999')
  for (const part of ['xl/worksheets/sheet3.xml', 'xl/styles.xml', '[Content_Types].xml'])
    expect(after.text(part)).toBe(before.text(part))
})

test('a sheet is named by its tag, and formulas follow', async () => {
  const { file } = await fill(
    form([{ name: 'No {No}/1', cells: { A1: '{Item}' } }, { cells: { A1: "='No {No}/1'!A1" } }]),
  )
  expect((await opened(file.bytes)).text('xl/workbook.xml')).toContain('name="No 7 1"')
  expect(await cellsOf(file.bytes, 'xl/worksheets/sheet2.xml')).toEqual({ A1: "='No 7 1'!A1" })
})

test('headers and footers are filled in, without making their own codes', async () => {
  const after = '<headerFooter><oddHeader>&amp;L&amp;12{No} {Name}</oddHeader></headerFooter>'
  const data = { name: 'data.csv', bytes: new TextEncoder().encode('No;Name\n7;A & B\n') }
  const { file } = await fill(form([{ cells: { A1: '{No}' }, after }]), {}, data)
  expect((await opened(file.bytes)).text('xl/worksheets/sheet1.xml')).toContain('&amp;L&amp;12 7 A &amp;&amp; B')
})

test('each row makes a workbook, and with one merged workbook a sheet', async () => {
  const bytes = form([
    { name: 'Card', cells: { A1: '{Item}', A2: '=A1' } },
    { name: 'Notes', cells: { A1: 'as it is' } },
  ])
  const apart = await fill(bytes, { output: 'zip', groupBy: [] })
  expect(apart.documents.map(({ name }) => name)).toEqual(['form 7.xlsx', 'form 7 (2).xlsx', 'form 7 (3).xlsx'])
  const { file, acts } = await fill(bytes, { single: true, groupBy: [], pattern: '{Item}' })
  const pack = await opened(file.bytes)
  const names = [...pack.text('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Bolt', 'Notes', 'Nut', 'Board'])
  expect(acts).toHaveLength(3)
  const parts = pack.entries.map(({ name }) => name).filter((name) => name.startsWith('xl/worksheets/sheet1'))
  expect(await Promise.all(parts.map(async (part) => (await cellsOf(file.bytes, part)).A1))).toEqual([
    'Bolt',
    'Nut',
    'Board',
  ])
})

test('a QR code lies over its cell', async () => {
  const { file } = await fill(form([{ cells: { A1: '{#rows}{Item | qr:20}', B1: '{Item}', C1: '{/rows}' } }]))
  const pack = await opened(file.bytes)
  const drawing = pack.entries.find(({ name }) => name.startsWith('xl/drawings/'))?.name ?? ''
  const rows = [...pack.text(drawing).matchAll(/<xdr:row>(\d+)</g)].map(([, row]) => Number(row))
  expect(rows).toEqual([0, 1, 2])
  expect(pack.text('xl/worksheets/sheet1.xml')).toMatch(/<drawing [^>]*r:id="rIdActum1"\/>/)
})

test.each([
  ['=WEBSERVICE("http://x")', 'WEBSERVICE'],
  ["=cmd|'/C calc'!A0", 'DDE'],
  ['=HYPERLINK("file:///c:/x.exe","x")', 'HYPERLINK'],
])('a template with the formula %s is refused', async (formula, name) => {
  await expect(fill(form([{ cells: { A1: '{Item}', A2: formula } }]))).rejects.toMatchObject({
    code: 'TEMPLATE_ACTIVE_CONTENT',
    params: { kind: 'field', name },
  })
})

test('a workbook cannot become a Word document', async () => {
  await expect(fill(form([{ cells: { A1: '{Item}' } }]), { output: 'docx' })).rejects.toMatchObject({
    code: 'OUTPUT_OTHER_KIND',
  })
})

test('sections that overlap by rows are refused', async () => {
  const cells = { A1: '{#rows}{Item}', A2: '{/rows}', B2: '{#Count}x', B3: 'y{/Count}' }
  await expect(fill(form([{ cells }]))).rejects.toMatchObject({ code: 'SECTION_CROSSED' })
})

test('problems name the sheet and the cell', async () => {
  const { problems } = await fill(form([{ cells: { A1: '{Item}', B7: '{Nothing}' } }]), {}, GOODS)
  expect(problems.find(({ code }) => code === 'TAG_NO_COLUMN')).toMatchObject({
    sheet: 'Sheet1',
    cell: 'B7',
    part: 'xl/worksheets/sheet1.xml',
  })
})
