import { AppError } from '@/lib/errors'
import { route } from '@/lib/http/route'

/** An API path that is not there answers in the API's own form, not with a page. */
const handler = route({
  open: true,
  summary: 'Unknown path',
  answers: {},
  codes: ['NOT_FOUND'],
  handle: async () => {
    throw new AppError('NOT_FOUND')
  },
})

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT }
