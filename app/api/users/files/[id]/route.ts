import { route } from '@/lib/http/route'
import { removedFileSchema, removeOwnFile } from '@/lib/operations/own-files'

export const DELETE = route({
  summary: 'Delete one of your files',
  params: { id: 'The id of the file' },
  answers: { 200: removedFileSchema },
  codes: ['NOT_FOUND', 'FILE_IN_USE'],
  handle: async ({ caller, params: { id = '' } }) => {
    await removeOwnFile(caller.session.userId, id)
    return Response.json({ success: true })
  },
})
