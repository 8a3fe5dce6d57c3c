import { expect, test } from '@jest/globals'
import { methodsIn } from './list-routes.mjs'

test('finds the methods of a route however they are exported', () => {
  const source = [
    'export const POST = route({',
    'export async function GET(request: Request) {',
    'export { handler as DELETE, other }',
    'const PUT = 1',
    'export const dynamic = "force-dynamic"',
  ].join('\n')
  expect(methodsIn(source)).toEqual(['DELETE', 'GET', 'POST'])
  expect(methodsIn('export { handler as GET, handler as POST }')).toEqual(['GET', 'POST'])
})
