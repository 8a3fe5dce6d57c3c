import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

test('the database client was generated from the schema (`npm run prisma -- generate`)', () => {
  const client = readFileSync('lib/db/generated/internal/class.ts', 'utf8')
  const inlined = /"inlineSchema": ("(?:[^"\\]|\\.)*")/.exec(client)?.[1] ?? '""'
  // Prisma aligns the columns of the schema that it inlines.
  const words = (schema: string) => schema.split(/\s+/).filter(Boolean)
  expect(words(JSON.parse(inlined) as string)).toEqual(words(readFileSync('prisma/schema.prisma', 'utf8')))
})
