import { describe, expect, test } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { DocumentError } from '../../error'
import { joinTables } from '../joining/join-tables'
import { readTables } from '../reader/read-tables'
import { expectShown } from './test-support'
import { typeTables } from './type-tables'

const ROOT = path.join(process.env.ACTUM_CORPUS ?? '../shared/corpus', 'tables')

// Without the corpus, which is not part of the project, this is skipped.
const whereCorpus = existsSync(ROOT) ? describe : describe.skip

whereCorpus('the tables that other people wrote', () => {
  test('show each typed cell as it is written', async () => {
    let typed = 0
    const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.docx'))
    for (const name of names) {
      const read = await readTables({ name, bytes: readFileSync(path.join(ROOT, name)) }).catch((error: unknown) => {
        if (error instanceof DocumentError) return null
        throw error
      })
      if (read === null) continue
      const tables = joinTables(read.tables, { join: true })
      const typings = typeTables(tables, read.evidence, { language: 'auto' })
      for (const [at, { cells }] of tables.entries()) {
        expect(typings[at]).toHaveLength(cells.length)
        for (const [index, { text }] of cells.entries()) {
          const typing = typings[at]?.[index]
          if (typing === undefined || typing.type === 'text') continue
          expectShown(text, typing)
          if (typing.type !== 'empty') typed++
        }
      }
    }
    expect(typed).toBeGreaterThan(1_000)
  }, 120_000)
})
