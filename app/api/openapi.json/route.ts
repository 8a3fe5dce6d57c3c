import { z } from 'zod'
import { cookieNames } from '@/lib/accounts/cookie-names'
import { env } from '@/lib/env'
import { openApiDocument } from '@/lib/http/openapi'
import type { RouteHandler } from '@/lib/http/route'
import { route } from '@/lib/http/route'
import { API_PATHS } from './paths'

let made: ReturnType<typeof openApiDocument> | undefined

export const GET: RouteHandler = route({
  open: true,
  summary: 'Get this OpenAPI document',
  answers: { 200: z.looseObject({ openapi: z.string().startsWith('3.1.') }) },
  handle: async () => {
    made ??= openApiDocument({ ...API_PATHS, '/openapi.json': { GET } }, cookieNames(env().origin))
    return Response.json(made)
  },
})
