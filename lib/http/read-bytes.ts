import { AppError } from '@/lib/errors'

/**
 * The body of a request as it came.
 *
 * @throws AppError BODY_TOO_LARGE before more than `limit` bytes are read
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    size += next.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new AppError('BODY_TOO_LARGE', { limit }, { limit, used: size })
    }
    chunks.push(next.value)
  }
  return Buffer.concat(chunks)
}
