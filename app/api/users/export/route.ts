import { exportAccount } from '@/lib/accounts/export/export-account'
import { downloadHeaders } from '@/lib/http/download-headers'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { streamBody } from '@/lib/http/stream-body'

export const GET = route({
  summary: 'Download all your data as a ZIP of JSON and files',
  answers: { 200: { contentType: 'application/zip', description: 'The ZIP, streamed as it is created.' } },
  limits: [RATE_LIMITS.exports],
  handle: async ({ request, caller }) => {
    const zip = exportAccount(caller.session.user)
    // A client that goes away shows by the signal only, never by the stream.
    request.signal.addEventListener('abort', () => zip.destroy(), { once: true })
    return new Response(streamBody(zip, request.signal), {
      headers: downloadHeaders(`actum-${new Date().toISOString().slice(0, 10)}.zip`, 'application/zip'),
    })
  },
})
