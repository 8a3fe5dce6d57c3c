import type { PictureKind, ProfileFields } from '@/lib/accounts/profile/profile-fields'
import { callApi } from '../api-client'
import type { ApiUser } from '../kept-sign-in'
import { uploadApi } from '../upload-api'

/** A picture of the profile, as the API describes it. */
export interface PictureFacts {
  readonly type: 'png' | 'jpeg'
  readonly bytes: number
  readonly updatedAt: string
}

export type PicturesFacts = Readonly<Record<PictureKind, PictureFacts | null>>

/** The user's account, as the API returns it after a change. */
export interface OwnAccount extends ApiUser {
  readonly emailVerified: boolean
  /** Replaces `email` once it is confirmed. */
  readonly pendingEmail: string | null
}

/**
 * Changes the signed-in person's account; what is not named stays.
 *
 * @throws ApiError EMAIL_NOT_VALID, EMAIL_TAKEN, TOO_MANY_REQUESTS, BAD_REQUEST
 */
export async function changeAccount(change: { readonly name?: string; readonly email?: string }): Promise<OwnAccount> {
  return (await (await put('/api/users/put', change)).json()) as OwnAccount
}

/**
 * Changes what the signed-in person's documents say of them; what is not named stays.
 *
 * @throws ApiError BAD_REQUEST
 */
export async function changeProfile(change: Partial<ProfileFields>): Promise<ProfileFields> {
  return (await (await put('/api/profile/put', change)).json()) as ProfileFields
}

/**
 * Puts a picture in the place of the one before.
 *
 * @throws ApiError PICTURE_NOT_VALID, FILE_TOO_LARGE
 */
export async function putPicture(
  kind: PictureKind,
  file: File,
  onProgress: (share: number) => void,
): Promise<PicturesFacts> {
  const form = new FormData()
  form.set('picture', file)
  return pictures(await uploadApi(picturePath(kind), form, { method: 'PUT', onProgress }))
}

/** @throws ApiError */
export async function removePicture(kind: PictureKind): Promise<PicturesFacts> {
  return pictures(await callApi(picturePath(kind), { method: 'DELETE' }))
}

export function picturePath(kind: PictureKind): string {
  return `/api/profile/pictures/${kind}`
}

async function pictures(answer: Response): Promise<PicturesFacts> {
  return ((await answer.json()) as { readonly pictures: PicturesFacts }).pictures
}

function put(path: string, body: unknown): Promise<Response> {
  return callApi(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
