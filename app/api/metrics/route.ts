import { env } from '@/lib/env'
import { requireSecret } from '@/lib/http/bearer-secret'
import { route } from '@/lib/http/route'
import { installationMetrics } from '@/lib/metrics/installation-metrics'
import { processMetrics } from '@/lib/metrics/process-metrics'
import { exposition, METRICS_TYPE } from '@/lib/metrics/registry'

export const GET = route({
  open: true,
  summary: 'Get metrics for Prometheus',
  answers: { 200: { contentType: 'text/plain', description: 'The metrics.' } },
  codes: ['NOT_FOUND', 'UNAUTHENTICATED'],
  handle: async ({ request }) => {
    requireSecret(request.headers, env().METRICS_TOKEN)
    const metrics = [...processMetrics(), ...(await installationMetrics())]
    return new Response(exposition(metrics), { headers: { 'content-type': METRICS_TYPE } })
  },
})
