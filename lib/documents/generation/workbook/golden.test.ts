import { expect, test } from '@jest/globals'
import { cellsOf } from './test-support/form'
import { goldenResult, placeOf } from './test-support/golden-form'
import { GOLDEN_GROUPS } from './test-support/golden-groups'
import { GOLDEN_LINES } from './test-support/golden-lines'

test.each([...GOLDEN_LINES, ...GOLDEN_GROUPS])('$name', async (golden) => {
  const { file, problems, documents } = await goldenResult(golden)
  for (const [key, value] of Object.entries(golden.written ?? {})) {
    const { sheet, address } = placeOf(key)
    const cells = await cellsOf(file.bytes, `xl/worksheets/sheet${sheet + 1}.xml`)
    expect([key, cells[address]]).toEqual([key, value])
  }
  const warnings = [...problems, ...documents.flatMap((each) => each.warnings)]
    .filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code)
  expect(warnings).toEqual(golden.told ?? [])
})
