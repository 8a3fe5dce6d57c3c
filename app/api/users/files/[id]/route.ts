import { route } from '@/lib/http/route'
import { removedFileSchema, removeOwnFile } from '@/lib/operations/own-files'

export const DELETE = route({
  summary: 'Remove a file of the caller',
  params: { id: 'The id of the file' },
  answers: { 200: removedFileSchema },
  codes: ['NOT_FOUND', 'FILE_IN_USE'],
  handle: async ({ caller, params: { id = '' } }) => {
    await removeOwnFile(caller.session.userId, id)
    return Response.json({ success: true })
  },
})
