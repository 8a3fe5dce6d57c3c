import { z } from 'zod'
import { receiveNotification } from '@/lib/billing/webhook/receive-notification'
import { route } from '@/lib/http/route'

export const POST = route({
  open: true,
  summary: 'Receive a signed Paddle notification; it is stored before the response',
  headers: ['Paddle-Signature'],
  answers: { 200: z.strictObject({ success: z.literal(true) }) },
  codes: ['PAYMENT_OFF', 'PADDLE_SIGNATURE', 'BODY_TOO_LARGE', 'BAD_REQUEST'],
  handle: async ({ request }) => {
    await receiveNotification(request)
    return Response.json({ success: true })
  },
})
