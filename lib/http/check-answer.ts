import { statusOf } from '@/lib/errors'
import { errorBodySchema } from './answer-error'
import type { DocumentedRoute } from './route-documentation'
import { codesOf, isSchema } from './route-documentation'

/**
 * Checks that an answer is one that its route declares, so that `/api/openapi.json` is true. For tests: each that calls a
 * route proves it.
 *
 * @throws Error naming the route and what does not fit
 */
export async function checkAnswer(route: DocumentedRoute, method: string, response: Response): Promise<void> {
  const { status } = response
  const declared = route.answers[status]
  const type = response.headers.get('content-type') ?? ''
  const differs = (what: string) =>
    new Error(`«${route.summary}» answered ${status}, which is not as declared: ${what}`)
  if (declared !== undefined && !isSchema(declared)) {
    if (declared.contentType !== 'any' && declared.contentType !== type.split(';')[0]) throw differs(type)
    return
  }
  if (!type.startsWith('application/json')) throw differs(`its content type ${type}`)
  if (method === 'HEAD') return
  const body: unknown = await response.clone().json()
  if (declared?.safeParse(body).success === true) return
  const failure = errorBodySchema.safeParse(body)
  if (declared !== undefined && status < 400) throw differs(declared.safeParse(body).error?.message ?? '')
  if (!failure.success) throw differs(failure.error.message)
  const { code } = failure.data
  if (statusOf(code) !== status || !codesOf(route, method).has(code)) throw differs(`the code ${code}`)
}
