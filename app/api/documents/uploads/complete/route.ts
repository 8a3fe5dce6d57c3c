import { route } from '@/lib/http/route'
import { completedUploadSchema, completeUpload, uploadTicketSchema } from '@/lib/operations/direct-upload'

export const POST = route({
  scope: 'documents',
  summary: 'Add a file uploaded directly to storage to its document session',
  body: uploadTicketSchema,
  answers: { 200: completedUploadSchema },
  codes: ['NOT_FOUND', 'UPLOAD_BROKEN', 'STORAGE_FULL'],
  handle: async ({ caller, body }) =>
    Response.json({ success: true, name: await completeUpload(caller.session.user, body) }),
})
