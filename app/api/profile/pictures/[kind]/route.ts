import { profileOf, profileSchema } from '@/lib/accounts/profile/profile'
import { keepPicture, openPicture, pictureKind, removePicture } from '@/lib/accounts/profile/profile-pictures'
import { PICTURE_ANSWER, pictureAnswer, pictureForm, withPicture } from '@/lib/http/profile-picture'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

const params = { kind: '`stamp` or `signature`' }

export const GET = route({
  limits: [RATE_LIMITS.reading],
  summary: 'Get a profile picture',
  params,
  answers: { 200: PICTURE_ANSWER },
  codes: ['NOT_FOUND'],
  handle: async ({ request, caller, params: { kind = '' } }) =>
    pictureAnswer(await openPicture(caller.session.userId, pictureKind(kind)), request.signal),
})

export const PUT = route({
  limits: [RATE_LIMITS.documents],
  summary: 'Upload or replace a profile picture',
  params,
  form: pictureForm,
  answers: { 200: profileSchema },
  codes: ['NOT_FOUND', 'FILE_MISSING', 'PICTURE_NOT_VALID'],
  handle: async ({ request, caller, params: { kind = '' } }) => {
    const { userId } = caller.session
    await withPicture(request, (picture) => keepPicture(userId, pictureKind(kind), picture))
    return Response.json(await profileOf(userId))
  },
})

export const DELETE = route({
  summary: 'Delete a profile picture',
  params,
  answers: { 200: profileSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { kind = '' } }) => {
    await removePicture(caller.session.userId, pictureKind(kind))
    return Response.json(await profileOf(caller.session.userId))
  },
})
