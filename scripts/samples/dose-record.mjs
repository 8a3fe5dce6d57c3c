/** How a column of doses is formatted: two decimals, as the reading service gives them. */
const DOSE = '0.00'

/**
 * A year's personal dose record, three quarters of it: numbers, texts below detection, a badge that was not handed in, a remark in
 * the place of a dose, a control badge and a column that adds the quarters up.
 * `words` is { locale, title, sheetName, note, font, print, headers, decimal, people, control, notHandedIn, unclear, remarks };
 * a person is [number, name, post].
 */
export function doseRecord(words) {
  const { headers, people, control, decimal } = words
  const below = `<0${decimal}05`
  /** Of each person by quarter, in mSv; a text stays as it is written. */
  const readings = [
    [0.31, 0.28, 0.35],
    [0.12, below, 0.09],
    [6.4, 7.15, 6.9],
    [below, below, below],
    [0.22, words.notHandedIn, 0.27],
    [0.17, words.unclear, 0.2],
  ]
  const record = ([number, name, post], index) => {
    const quarters = readings[index]
    const known = quarters.filter((value) => typeof value === 'number')
    const sum = Math.round(known.reduce((total, value) => total + value, 0) * 100) / 100
    return [number, name, post, `D-0${412 + index * 3}`, ...quarters, sum, words.remarks[index] ?? null]
  }
  const quarter = (header) => ({ header, width: 13, align: 'right', format: DOSE })
  const [number, name, post, badge, first, second, third, sum, remark] = headers
  return {
    locale: words.locale,
    title: words.title,
    sheetName: words.sheetName,
    titleLines: [words.title, words.note],
    font: words.font,
    print: words.print,
    columns: [
      { header: number, width: 10, align: 'center', format: '@' },
      { header: name, width: 24 },
      { header: post, width: 26, wrap: true },
      { header: badge, width: 13, align: 'center', format: '@' },
      quarter(first),
      quarter(second),
      quarter(third),
      { header: sum, width: 14, align: 'right', format: DOSE, formula: (row) => `SUM(E${row}:G${row})` },
      { header: remark, width: 34, wrap: true },
    ],
    rows: [...people.map(record), [control.number, control.name, null, 'D-0400', 0.19, 0.21, 0.2, 0.6, control.remark]],
  }
}
