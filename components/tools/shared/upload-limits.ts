import type { Failure } from './failure'

/** How large a file may be, in bytes. */
export interface UploadLimits {
  /** By the person's plan. */
  readonly uploadBytes: number
  /** By the plan that takes the largest. */
  readonly mostUploadBytes: number
}

const TOO_LARGE = 'FILE_TOO_LARGE'

/** Why a file of so many bytes need not be sent: it is larger than the plan takes. Null where it can be. */
export function sizeFailure(bytes: number, { uploadBytes, mostUploadBytes }: UploadLimits): Failure | null {
  if (bytes <= uploadBytes) return null
  return { code: TOO_LARGE, sentence: null, problems: [], upgrade: bytes <= mostUploadBytes }
}

/** Whether the file was refused by its size before it was sent, so that the server has said nothing of it. */
export function isSizeFailure({ code, sentence }: Failure): boolean {
  return code === TOO_LARGE && sentence === null
}
