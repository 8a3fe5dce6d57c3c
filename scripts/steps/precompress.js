import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt'])
/** A smaller file gains less than the header that says how it is packed. */
const LEAST_BYTES = 512

const PACKERS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes the compressed forms of each text file in a folder next to it, for the server to send: `a.js.br` and
 * `a.js.gz`.
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.filter((file) => path.extname(file) in PACKERS).map((file) => rm(file)))
  for (const file of files.filter((name) => TEXT.has(path.extname(name)))) {
    const bytes = await readFile(file)
    if (bytes.length < LEAST_BYTES) continue
    await Promise.all(
      Object.entries(PACKERS).map(async ([extension, pack]) => writeFile(file + extension, await pack(bytes))),
    )
  }
}
