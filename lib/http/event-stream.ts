const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Without no-transform, Next would gzip it; without the last header, nginx would buffer it.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** Server-sent events, one JSON object each, as they come. Ends with the source, or when the client has gone. */
export function eventStream(events: AsyncGenerator<object, void, void>, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      // A client that goes away shows by the signal only, never by `cancel`.
      signal.addEventListener('abort', () => void events.return(), { once: true })
      try {
        for await (const event of events) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
        controller.close()
      } catch (error) {
        if (!signal.aborted) controller.error(error)
      }
    },
  })
  return new Response(body, { headers: HEADERS })
}
