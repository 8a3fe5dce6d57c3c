import { MAX_PICTURE_BYTES, type NewPicture, type OpenPicture } from '@/lib/accounts/profile/profile-pictures'
import { AppError } from '@/lib/errors'
import { NOTHING_RUNS } from './download-headers'
import type { FormDescription, OtherBody } from './route-documentation'
import { streamBody } from './stream-body'
import { withForm } from './with-form'

const FIELD = 'picture'

export const pictureForm: FormDescription = { files: { [FIELD]: 'required' }, texts: {}, uploadsOnly: true }

/**
 * Receives a picture.
 *
 * @throws AppError FILE_TOO_LARGE, FILE_MISSING, and what else `receiveForm` throws
 */
export function withPicture<T>(request: Request, work: (picture: NewPicture) => Promise<T>): Promise<T> {
  const spec = { fileFields: [FIELD], textFields: [], maxFileBytes: MAX_PICTURE_BYTES }
  return withForm(request, spec, (form) => {
    const picture = form.files.get(FIELD)
    if (picture === undefined) throw new AppError('FILE_MISSING', { field: FIELD }, { field: FIELD })
    return work(picture)
  })
}

export const PICTURE_ANSWER: OtherBody = { contentType: 'any', description: 'The picture, PNG or JPEG.' }

/**
 * Returns a picture that our pages can show and nothing can run.
 *
 * @param signal of the request
 */
export function pictureAnswer({ picture, stream }: OpenPicture, signal: AbortSignal): Response {
  return new Response(streamBody(stream, signal), {
    headers: {
      'content-type': `image/${picture.type}`,
      'content-length': String(picture.bytes),
      ...NOTHING_RUNS,
      etag: `"${picture.sha256}"`,
    },
  })
}
