import { describe, expect, test } from '@jest/globals'
import { docx } from '../generation/test-support/files'
import { PREMIUM_GATE } from './limits'
import { openPackage } from './package'
import { requireWellFormed } from './well-formed'

async function looked(files: Record<string, string>): Promise<void> {
  requireWellFormed(await openPackage(docx('<w:p/>', { files }), PREMIUM_GATE))
}

describe('a part that no parser could read is named', () => {
  test.each([
    ['custom/item.xml', '<zz:a/>'],
    ['custom/item.xml', '<a zz:b="1"/>'],
    ['custom/item.xml', '<a><b></a></b>'],
    ['custom/item.xml', '<a b="1" b="2"/>'],
    ['custom/item.xml', '<a>&nbsp;</a>'],
    ['custom/item.xml', '<a>&#1;</a>'],
    ['custom/_rels/item.xml.rels', '<a>&</a>'],
  ])('%s: %s', async (part, xml) => {
    await expect(looked({ [part]: xml })).rejects.toMatchObject({ code: 'GATE_XML', params: { part } })
  })
})

test('an empty part passes, and what isn’t XML isn’t checked', async () => {
  await expect(looked({ 'custom/item.xml': '', 'custom/item.bin': '<a>' })).resolves.toBeUndefined()
})
