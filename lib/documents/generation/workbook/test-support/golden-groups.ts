import type { GoldenForm } from './golden-form'

const BILLS = [
  {
    no: 'A-1',
    vat: true,
    lines: [
      { name: 'Lamp', count: 3, price: 99.9 },
      { name: 'Cable', count: 12.5, price: 40 },
    ],
  },
]
const EMPTY = [{ no: 'A-2', vat: false, lines: [] }]

/** Groups, conditions, lists in lists, and their own sheets. */
export const GOLDEN_GROUPS: readonly GoldenForm[] = [
  {
    name: 'subtotals of groups, and a total outside of them',
    sheets: [
      {
        cells: {
          A1: '{#rows | by:"Group"}{Group}',
          A2: '{#rows}{Item}',
          B2: '{Count}',
          C2: '{/rows}',
          A3: 'Subtotal',
          B3: '=SUM(B2:B2)',
          C3: '{/rows}',
          B4: '=SUM(B2:B2)',
          C4: '=SUM(B3:B3)',
          D4: '=COUNT(B2)',
        },
      },
    ],
    written: { B7: '=SUM(B6:B6)', B8: '=SUM(B2:B3,B6:B6)' },
    shown: { A1: 'Metal', B4: 300, A5: 'Wood', B7: 3.5, B8: 303.5, C8: 303.5, D8: 3 },
  },
  {
    name: 'counted and added up by a condition over groups that are apart',
    sheets: [
      {
        cells: {
          A1: '{#rows | by:"Group"}{Group}',
          D1: 'group',
          A2: '{#rows}{Item}',
          B2: '{Count}',
          D2: '{/rows}',
          A3: '{/rows}',
          B4: '=COUNTIF(D1:D1,"group")',
          C4: '=SUMIF(A2:A2,A5,B2:B2)*2',
          D4: '=SUMIFS(B2:B2,B2:B2,">"&COUNTIF(D1,"group"),A2:A2,"<>"&A5)',
          A5: 'Nut',
        },
      },
    ],
    written: { B6: '=(COUNTIF(D1:D1,"group")+COUNTIF(D4:D4,"group"))' },
    shown: { B6: 2, C6: 400, D6: 103.5 },
  },
  {
    name: 'a share of the group, also in a group of one row',
    sheets: [
      {
        cells: {
          A1: '{#rows | by:"Group"}{Group}',
          A2: '{#rows}{Item}',
          B2: '{Count}',
          C2: '=B2/SUM(B$2:B$2)',
          D2: '=RANK(B2,B$2:B$2)',
          E2: '{/rows}',
          B3: '=SUM(B2:B2)',
          E3: '{/rows}',
        },
      },
    ],
    shown: { C2: 1 / 3, C3: 2 / 3, D2: 2, B4: 300, C6: 1, D6: 1, B7: 3.5 },
  },
  {
    name: 'a mean of each group',
    sheets: [
      {
        cells: {
          A1: '{#rows | by:"Group"}{row.number}. {Group} ({rows | count})',
          A2: '{#rows}{row.number}',
          B2: '{Price}{/rows}',
          B3: '=AVERAGE(B2:B2)',
          C3: '{/rows}',
        },
      },
    ],
    shown: { A1: '1. Metal (2)', A3: 2, B4: 1.875, A5: '2. Wood (1)', B7: 120 },
  },
  {
    name: 'several rows for each line',
    sheets: [
      {
        cells: {
          A1: '{#rows}{Item}',
          B1: '{Count}',
          B2: '{Price}',
          B3: '=B1*B2',
          C3: '{/rows}',
          B4: '=SUM(B3:B3)',
          C4: '=SUM(B1)',
        },
        after: '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>',
      },
    ],
    written: { B10: '=SUM(B3:B3,B6:B6,B9:B9)' },
    shown: { B3: 250, B9: 420, B10: 920, C10: 303.5 },
  },
  {
    name: 'two lists under each other',
    sheets: [
      {
        cells: {
          A1: '{#in}{what}',
          B1: '{count}{/in}',
          B2: '=SUM(B1:B1)',
          A3: 'Out',
          A4: '{#out}{what}',
          B4: '{count}{/out}',
          B5: '=SUM(B4:B4)',
          B6: '=B2-B5',
        },
      },
    ],
    data: [
      {
        in: [
          { what: 'a', count: 5 },
          { what: 'b', count: 7 },
        ],
        out: [
          { what: 'c', count: 3 },
          { what: 'd', count: 1 },
          { what: 'e', count: 2 },
        ],
      },
    ],
    shown: { B3: 12, A5: 'c', B8: 6, B9: 6 },
  },
  {
    name: 'lists in lists',
    sheets: [
      {
        cells: {
          A1: '{#orders}Order {no}',
          A2: '{#lines}{what}',
          B2: '{sum}{/lines}',
          B3: '=SUM(B2:B2)',
          C3: '{/orders}',
          B4: '=SUM(B2:B2)',
          C4: '=SUM(B3:B3)',
        },
      },
    ],
    data: [
      {
        orders: [
          {
            no: 1,
            lines: [
              { what: 'a', sum: 1 },
              { what: 'b', sum: 2 },
            ],
          },
          { no: 2, lines: [{ what: 'c', sum: 4 }] },
        ],
      },
    ],
    shown: { B4: 3, A5: 'Order 2', B7: 4, B8: 7, C8: 7 },
  },
  {
    name: 'a bill with a line for tax',
    sheets: [
      {
        cells: {
          A1: 'Bill {no}',
          A2: '{#lines}{name}',
          B2: '{count}',
          C2: '{price}',
          D2: '=ROUND(B2*C2,2)',
          E2: '{/lines}',
          A3: '{#vat}Tax',
          D3: '=ROUND(SUM(D2:D2)*20%,2)',
          E3: '{/vat}',
          D4: '=SUM(D2:D3)',
        },
      },
    ],
    data: BILLS,
    written: { D5: '=SUM(D2:D4)' },
    shown: { A1: 'Bill A-1', D2: 299.7, D3: 500, D4: 159.94, D5: 959.64 },
  },
  {
    name: 'a bill without lines and without tax',
    sheets: [
      {
        cells: {
          A1: 'Bill {no}',
          A2: '{#lines}{name}',
          B2: '{count}{/lines}',
          A3: '{#vat}Tax',
          B3: '=SUM(B2:B2)*20%',
          C3: '{/vat}',
          B4: '=SUM(B2:B2)',
          C4: '=B4*2',
        },
      },
    ],
    data: [...EMPTY, ...BILLS],
    options: { single: true, pattern: '{no}' },
    written: { B2: '=SUM(0)' },
    shown: { A1: 'Bill A-2', B2: 0, C2: 0, '2!B4': 3.1, '2!B5': 15.5 },
  },
  {
    name: 'a block between rows that hold only its marks',
    sheets: [
      {
        cells: {
          A1: 'Bill {no}',
          A2: '{#vat}',
          A3: 'Tax is included.',
          A4: '{/vat}',
          A5: '{^vat}No tax.{/vat}',
          A6: '=A1',
        },
      },
    ],
    data: BILLS,
    written: { A4: '=A1' },
    shown: { A2: 'Tax is included.', A4: 'Bill A-1' },
  },
  {
    name: 'a sheet for each row, with a name of the workbook',
    sheets: [
      { name: 'Card', cells: { A1: '{Item}', A2: '{Count}', A3: '=A2*Rate' } },
      { name: 'Settings', cells: { A1: 10 } },
    ],
    names: '<definedName name="Rate">Settings!$A$1</definedName>',
    options: { single: true, groupBy: [], pattern: '{Item}' },
    shown: { '1!A3': 1_000, '3!A1': 'Nut', '3!A3': 2_000, '4!A3': 35 },
  },
  {
    name: 'a sheet named by a tag, and a formula that leads to it',
    sheets: [
      { name: 'No {No}', cells: { A1: '{#rows}{Item}', B1: '{Count}{/rows}', B2: '=SUM(B1:B1)' } },
      { name: 'Sum', cells: { A1: "='No {No}'!B2" } },
    ],
    written: { '2!A1': "='No 7'!B4" },
    shown: { '1!B4': 303.5, '2!A1': 303.5 },
  },
  {
    name: 'hours between two times of day',
    sheets: [
      {
        cells: {
          A1: ['{#days}{in}', 5],
          B1: ['{out}', 5],
          C1: '=ROUND((B1-A1)*24,2)',
          D1: '{/days}',
          C2: '=SUM(C1:C1)',
        },
      },
    ],
    data: [
      {
        days: [
          { in: '09:00', out: '17:30' },
          { in: '08:15', out: '12:00' },
        ],
      },
    ],
    shown: { C1: 8.5, C2: 3.75, C3: 12.25 },
  },
  {
    name: 'lengths of time as texts, added up',
    sheets: [
      { cells: { A1: ['{#shifts}{length}', 6], B1: '{/shifts}', A2: ['=SUM(A1:A1)', 6], B2: '=ROUND(A2*24,2)' } },
    ],
    data: [{ shifts: [{ length: '7:30' }, { length: '26:15' }, { length: '8:45:36' }] }],
    written: { A1: 0.3125, A2: 1.09375 },
    shown: { B4: 42.51 },
  },
  {
    name: 'dates by the form’s own format, and a year later',
    sheets: [
      {
        cells: {
          A1: ['{#dates}{day}', 2],
          B1: '=EDATE(A1,12)',
          C1: '=YEAR(B1)',
          D1: '{/dates}',
          B2: '=MAX(A1:A1)',
        },
      },
    ],
    data: [{ dates: [{ day: '2026-02-28' }, { day: '2025-12-31' }] }],
    shown: { A1: 46_081, B1: 46_446, C1: 2027, A2: 46_022, C2: 2026, B3: 46_081 },
  },
  {
    name: 'percentages',
    sheets: [{ cells: { A1: ['{share}', 3], B1: ['{text}', 3], C1: '=A1+B1', D1: '{share | percent:1}' } }],
    data: [{ share: 0.125, text: '45.5 %' }],
    shown: { A1: 0.125, B1: 0.455, C1: 0.58, D1: 0.125 },
  },
]
