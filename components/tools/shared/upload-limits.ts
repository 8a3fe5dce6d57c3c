import type { Failure } from './failure'

/** How large a file may be, in bytes. */
export interface UploadLimits {
  /** The limit of the user's plan. */
  readonly uploadBytes: number
  /** The largest limit of all plans. */
  readonly mostUploadBytes: number
}

const TOO_LARGE = 'FILE_TOO_LARGE'

/** Why a file of so many bytes need not be sent: it is larger than the plan takes. Null where it can be. */
export function sizeFailure(bytes: number, { uploadBytes, mostUploadBytes }: UploadLimits): Failure | null {
  if (bytes <= uploadBytes) return null
  return { code: TOO_LARGE, sentence: null, problems: [], upgrade: bytes <= mostUploadBytes }
}

/** Returns whether the file was rejected by its size before the upload, so that there is no message from the server. */
export function isSizeFailure({ code, sentence }: Failure): boolean {
  return code === TOO_LARGE && sentence === null
}
