/** What zod's `stringbool` takes for true: the environment's own schema is too much for the middleware's bundle. */
const TRUE = /^(true|1|yes|on|y|enabled)$/i

/**
 * Returns the origin at which browsers reach the bucket directly; null if they don't. The bucket is in the host name, but
 * not with path-style addressing, with a numeric address, or if a dot in its name wouldn't match the store's certificate.
 *
 * @param variables the environment, checked at boot
 */
export function storeOrigin(variables: Readonly<Record<string, string | undefined>>): string | null {
  const { S3_DIRECT = '', S3_BUCKET = '', S3_REGION, S3_ENDPOINT, S3_FORCE_PATH_STYLE = '' } = variables
  if (!TRUE.test(S3_DIRECT)) return null
  const store = new URL(S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`)
  const numeric = /^[\d.]+$|^\[/.test(store.hostname)
  const inPath = TRUE.test(S3_FORCE_PATH_STYLE) || numeric || S3_BUCKET.includes('.')
  return inPath ? store.origin : `${store.protocol}//${S3_BUCKET}.${store.host}`
}
