import { z } from 'zod'
import { cookieNames } from '@/lib/accounts/cookie-names'
import { env } from '@/lib/env'
import { openApiDocument } from '@/lib/http/openapi'
import type { RouteHandler } from '@/lib/http/route'
import { route } from '@/lib/http/route'
import { ROUTES } from './routes.generated'

/** For anyone who runs the installation: not a part of the API that people program against. */
const OPERATOR = new Set(['/admin/command', '/cron/{job}', '/metrics'])

let made: ReturnType<typeof openApiDocument> | undefined

export const GET: RouteHandler = route({
  open: true,
  summary: 'Get this OpenAPI document',
  answers: { 200: z.looseObject({ openapi: z.string().startsWith('3.1.') }) },
  handle: async () => {
    const paths = Object.entries(ROUTES).filter(([path]) => !OPERATOR.has(path))
    made ??= openApiDocument({ ...Object.fromEntries(paths), '/openapi.json': { GET } }, cookieNames(env().origin))
    return Response.json(made)
  },
})
