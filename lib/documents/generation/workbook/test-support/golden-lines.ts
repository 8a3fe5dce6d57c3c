import type { FormCells } from './form'
import type { GoldenForm } from './golden-form'

/** A line that repeats in row 3, so that rows 3 to 5 are the goods: 100 at 2.5, 200 at 1.25, 3.5 at 120. */
const LINE: FormCells = {
  A2: 'Item',
  B2: 'Count',
  C2: 'Price',
  D2: 'Sum',
  A3: '{#rows}{Item}',
  B3: '{Count}',
  C3: '{Price}',
  D3: '=B3*C3',
  H3: '{/rows}',
}

function line(
  name: string,
  cells: FormCells,
  right: Pick<GoldenForm, 'shown' | 'written' | 'told' | 'names'>,
  more: GoldenForm['sheets'] = [],
): GoldenForm {
  return { name, sheets: [{ name: 'Form', cells: { ...LINE, ...cells } }, ...more], ...right }
}

/** Forms with lines of goods under which something is calculated. */
export const GOLDEN_LINES: readonly GoldenForm[] = [
  line(
    'a total over a range',
    { D4: '=SUM(D3:D3)' },
    { written: { D6: '=SUM(D3:D5)', D4: '=B4*C4' }, shown: { D3: 250, D5: 420, D6: 920 } },
  ),
  line(
    'a total over the only cell',
    { D4: '=SUM(D3)', B4: '=MAX(B3,0)' },
    { written: { D6: '=SUM(D3:D5)', B6: '=MAX(B3:B5,0)' }, shown: { D6: 920, B6: 200 } },
  ),
  line(
    'statistics',
    { A4: '=COUNT(C3)', B4: '=AVERAGE(C3:C3)', C4: '=MEDIAN(C3:C3)', D4: '=STDEV(B3:B3)' },
    { shown: { A6: 3, B6: 41.25, C6: 2.5, D6: 98.255_194_943_236 } },
  ),
  line(
    'a running total',
    { E3: '=SUM(D$3:D3)', F3: '=SUM(D3:D$3)' },
    { written: { E4: '=SUM(D$3:D4)', F4: '=SUM(D4:D$5)' }, shown: { E3: 250, E4: 500, E5: 920, F3: 920, F5: 420 } },
  ),
  line(
    'a balance from an opening amount',
    { E2: 1_000, E3: '=E$2-SUM(D$3:D3)', E4: '=E2-SUM(D3:D3)' },
    { shown: { E3: 750, E4: 500, E5: 80, E6: 80 } },
  ),
  line(
    'a share of the total',
    { E3: '=D3/D$4', D4: '=SUM(D3:D3)', E4: '=SUM(E3:E3)' },
    { written: { E4: '=D4/D$6' }, shown: { E3: 250 / 920, E5: 420 / 920, E6: 1 } },
  ),
  line('a rank among the rows', { E3: '=RANK(B3,B$3:B$3)' }, { shown: { E3: 2, E4: 1, E5: 3 } }),
  line('a sum across the row, without a warning', { E3: '=SUM(B3:C3)' }, { shown: { E3: 102.5, E5: 123.5 } }),
  line(
    'the difference from the row above, with a warning',
    { E3: '=IF(ROW()=3,0,C3-C2)' },
    { shown: { E3: 0, E4: -1.25, E5: 118.75 }, told: ['FORMULA_TWO_WAYS'] },
  ),
  line(
    'a verdict over all rows',
    {
      E3: '=IF(C3<=$C$6,"within","above")',
      A4: '=IF(COUNTIF(E3:E3,"above")=0,"passed","above: "&COUNTIF(E3:E3,"above"))',
      C6: 100,
    },
    { written: { E4: '=IF(C4<=$C$8,"within","above")' }, shown: { E3: 'within', E5: 'above', A6: 'above: 1' } },
  ),
  line('sums by a condition on another sheet', {}, { shown: { '2!A1': 450, '2!A2': 3.5, '2!A3': 670, '2!A4': 120 } }, [
    {
      name: 'Sums',
      cells: {
        A1: '=SUMIFS(Form!D3:D3,Form!C3:C3,"<100")-50',
        A2: '=SUMIF(Form!A3,"Board",Form!B3)',
        A3: '=SUMPRODUCT((Form!$B$3:$B$3>150)*Form!$D$3:$D$3)+420',
        A4: '=AVERAGEIF(Form!$A$3:$A$3,"Board",Form!$C$3:$C$3)',
      },
    },
  ]),
  line(
    'a line found among the rows',
    { A5: 'Nut', B5: '=VLOOKUP(A5,A3:C3,3,FALSE)', C5: '=INDEX(C3:C3,MATCH("Board",A3:A3,0))' },
    { shown: { B7: 1.25, C7: 120 } },
  ),
  line(
    'a price found on another sheet',
    { E3: '=B3*VLOOKUP(A3,Rates!$A$1:$B$3,2,FALSE)', E4: '=SUM(E3)' },
    { shown: { E3: 200, E5: 17.5, E6: 817.5 } },
    [{ name: 'Rates', cells: { A1: 'Bolt', B1: 2, A2: 'Nut', B2: 3, A3: 'Board', B3: 5 } }],
  ),
  line(
    'defined names of a cell and of the rows',
    { E1: 2, E3: '=D3*Rate', E4: '=SUM(Sums)', F4: '=INDEX(Sums,ROWS(Sums))' },
    {
      names:
        '<definedName name="Rate">Form!$E$1</definedName><definedName name="Sums">Form!$E$3:$E$3</definedName><definedName name="Below">Form!$E$4</definedName>',
      shown: { E3: 500, E6: 1_840, F6: 840, '2!A1': 1_840 },
    },
    [{ name: 'Total', cells: { A1: '=Below' } }],
  ),
  line(
    'a total within a text',
    { A4: '="Total: "&TEXT(SUM(D3:D3),"0.00")', A5: '="Lines: "&ROWS(A3:A3)' },
    { shown: { A6: 'Total: 920.00', A7: 'Lines: 3' } },
  ),
  line(
    'totals of totals',
    { B4: '=SUM(B3:B3)', C4: '=SUM(C3:C3)', D4: '=SUM(B4:C4)', E4: '=ROUND(D4*20%,2)', F4: '=D4+E4' },
    { shown: { D6: 427.25, E6: 85.45, F6: 512.7 } },
  ),
  line(
    'a range that is counted from its first row',
    { B4: '=SUM(OFFSET(B3,0,0,ROWS(B3:B3),1))', C4: '=SUM(C3:OFFSET(C4,-1,0))', D4: '=PERCENTILE(C3,0.5)' },
    { written: { B6: '=SUM(OFFSET(B3,0,0,ROWS(B3:B5),1))' }, shown: { B6: 303.5, C6: 123.75, D6: 2.5 } },
  ),
]
