import { expect, test } from '@jest/globals'
import { databaseTests } from './database-tests.mjs'
import { SERVER_TESTS } from './server-tests.mjs'

test('what needs a database server uses a database, and converting files doesn’t', async () => {
  const tests = await databaseTests()
  expect(SERVER_TESTS.filter((file) => !tests.includes(file))).toEqual([])
  expect(tests).toContain('app/api/authorisation/matrix.integration.test.ts')
  expect(tests).not.toContain('lib/conversion/libreoffice.integration.test.ts')
})
