import { expect, test } from '@jest/globals'
import { loggedError } from './logged-error'

function prismaError(name: string, message: string, more: object = {}): Error {
  return Object.assign(new Error(message), { name, ...more })
}

test('an error is logged with its type, code, message and stack', () => {
  const error = Object.assign(new TypeError('x is not a function'), { code: 'E_X' })
  expect(loggedError(error)).toMatchObject({ type: 'TypeError', code: 'E_X', message: 'x is not a function' })
  expect((loggedError(error) as { stack: string }).stack).toMatch(
    /^TypeError: x is not a function\n\s+at .*logged-error\.test/,
  )
})

test('details that a database attaches to its error are left out, because they contain the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(anna@clinic.example) already exists.',
  })
  expect(JSON.stringify(loggedError(error))).not.toContain('anna')
})

test('of a query that Prisma refuses only what is wrong with it is left', () => {
  const message = 'Invalid invocation:\n{ where: { email: "anna@clinic.example" } }\n\nUnknown argument `like`.'
  const logged = loggedError(prismaError('PrismaClientValidationError', message)) as { message: string; stack: string }
  expect(logged.message).toBe('Unknown argument `like`.')
  expect(logged.stack).toMatch(/^PrismaClientValidationError: Unknown argument `like`\.\n\s+at /)
  expect(JSON.stringify(logged)).not.toContain('anna')
})

test('of a database error from Prisma, the code remains', () => {
  const message = 'Raw query failed. Code: `22P02`. Message: `invalid input syntax for type integer: "anna"`'
  const error = prismaError('PrismaClientKnownRequestError', message, { code: 'P2010', meta: { message: 'anna' } })
  expect(loggedError(error)).toMatchObject({ code: 'P2010', message: 'Raw query failed. Code: `22P02`. Message: …' })
  expect(JSON.stringify(loggedError(error))).not.toContain('anna')
})

test('a cause is logged the same way', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: 'anna' })
  const logged = loggedError(new Error('asking failed', { cause }))
  expect(logged).toMatchObject({ message: 'asking failed', cause: { message: 'refused', code: 'ECONNREFUSED' } })
  expect(JSON.stringify(logged)).not.toContain('anna')
})

test('of a value that isn’t an error, only the type remains', () => {
  expect(loggedError({ password: 'x' })).toBe('object')
  expect(loggedError('a sentence')).toBe('a sentence')
})
