import type { ConversionFailure, Converter } from './converter'
import { CONVERTING_STAGE, isConversionFailure } from './converter'
import { MEBIBYTE } from './ooxml/limits'
import type { NamedFile, ToolContext } from './tool'

/** This many documents are in memory at the same time: enough that a converter's start is small compared with them, few enough for the memory. */
const BATCH_DOCUMENTS = 50
const BATCH_BYTES = 64 * MEBIBYTE

/**
 * A PDF of each document under the document's name, in their order, as they become ready; a failure in place of one that could
 * not be made. Keeps one batch of documents whatever their number.
 *
 * @param total how many documents will come, for the progress
 * @throws DocumentError CONVERTER_MISSING; the signal's reason
 */
export async function* convertAll(
  documents: AsyncIterable<NamedFile> | Iterable<NamedFile>,
  converter: Converter,
  total: number,
  { signal, onProgress }: ToolContext = {},
): AsyncGenerator<NamedFile | ConversionFailure> {
  let before = 0
  onProgress?.({ stage: CONVERTING_STAGE, done: 0, total })
  for await (const batch of inBatches(documents)) {
    const report = (done: number) => onProgress?.({ stage: CONVERTING_STAGE, done: before + done, total })
    const outcomes = await converter.toPdf(batch, { signal, onProgress: report })
    for (const [index, { name }] of batch.entries()) {
      const outcome = outcomes[index] ?? { code: 'CONVERSION_FAILED', name }
      yield isConversionFailure(outcome) ? outcome : { name: pdfName(name), bytes: outcome }
    }
    before += batch.length
  }
}

async function* inBatches(documents: AsyncIterable<NamedFile> | Iterable<NamedFile>): AsyncGenerator<NamedFile[]> {
  let batch: NamedFile[] = []
  let bytes = 0
  for await (const document of documents) {
    batch.push(document)
    bytes += document.bytes.length
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

const pdfName = (name: string): string => `${name.replace(/\.(?:docx|xlsx)$/i, '')}.pdf`
