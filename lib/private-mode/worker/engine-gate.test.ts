import { describe, expect, it } from '@jest/globals'
import { buildZip, xlsxItems } from '@/lib/documents/ooxml/test-support/packages'
import { FREE_GATE, MEBIBYTE, PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { oneSheet } from '@/lib/documents/spreadsheets/test-support/xlsx-package'
import { engineGate } from './engine-gate'

const PREMIUM = { rows: 20_000, inflatedBytes: PREMIUM_GATE.maxInflatedBytes }
const FREE = { rows: 30, inflatedBytes: FREE_GATE.maxInflatedBytes }

describe('the gate of an engine', () => {
  it('allows less than the server on the largest plan, and the same on the free one', () => {
    const gate = engineGate(PREMIUM, 4)
    expect(gate.worksheet.maxBytes).toBe(256 * MEBIBYTE)
    expect(gate.maxInflatedBytes).toBe(512 * MEBIBYTE)
    expect(gate.part).toEqual(PREMIUM_GATE.part)
    expect(engineGate(FREE, 4).maxInflatedBytes).toBe(FREE_GATE.maxInflatedBytes)
  })

  it('shrinks with the memory of the device, and never grows with it', () => {
    expect(engineGate(PREMIUM, 64)).toEqual(engineGate(PREMIUM, 4))
    expect(engineGate(PREMIUM, 1).worksheet).toEqual({ maxBytes: 64 * MEBIBYTE, maxElements: 3_750_000 })
    expect(engineGate(PREMIUM, 1).maxInflatedBytes).toBe(FREE_GATE.maxInflatedBytes)
  })

  it('refuses a sheet that is too large for the device before reading it, with a code', async () => {
    const sheet = `<worksheet><sheetData>${'<row/>'.repeat(200_000)}</sheetData></worksheet>`
    const bytes = buildZip(xlsxItems(sheet))
    await expect(openPackage(bytes, engineGate(PREMIUM, 4))).resolves.toBeDefined()
    await expect(openPackage(bytes, engineGate(PREMIUM, 4 / 256))).rejects.toMatchObject({
      code: 'GATE_PART_TOO_LARGE',
    })
  })

  it.each([
    ['csv', new TextEncoder().encode('a;b;c\n'.repeat(5_000))],
    ['xlsx', oneSheet(`<row r="1">${'<c><v>1</v></c>'.repeat(15_000)}</row>`)],
  ])('refuses a spreadsheet (%s) with too many cells for the device, with a code', async (_kind, bytes) => {
    await expect(readSpreadsheet(bytes, { limits: engineGate(PREMIUM, 4) })).resolves.toBeDefined()
    const limits = { ...engineGate(PREMIUM, 4), maxCells: engineGate(PREMIUM, 4 / 256).maxCells }
    await expect(readSpreadsheet(bytes, { limits })).rejects.toMatchObject({
      code: 'SHEET_TOO_LARGE',
      params: { limit: 11_718 },
    })
  })
})
