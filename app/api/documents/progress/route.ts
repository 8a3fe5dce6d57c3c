import { eventStream } from '@/lib/http/event-stream'
import { route } from '@/lib/http/route'
import { progressEvents, progressEventSchema, progressQuerySchema } from '@/lib/operations/progress-events'

const EVENTS = {
  contentType: 'text/event-stream',
  description: 'Server-sent events. The data of each event is one JSON object.',
  schema: progressEventSchema,
}

export const GET = route({
  scope: 'documents',
  summary: 'Stream an operation’s progress',
  answers: { 200: EVENTS },
  codes: ['NOT_FOUND'],
  query: progressQuerySchema,
  handle: async ({ request, requestId, caller, locale, query }) => {
    const { userId } = caller.session
    const events = progressEvents({ ...query, userId, locale, requestId, signal: request.signal })
    // The first event before the stream: a workspace that is not this person's is a 404 and not a broken stream.
    const first = await events.next()
    return eventStream(prepended(first, events), request.signal)
  },
})

async function* prepended<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void, void>) {
  if (first.done !== true) yield first.value
  yield* rest
}
