import { convertAll } from '../../convert-all'
import { isConversionFailure, type Converter } from '../../converter'
import { problem } from '../../problem'
import type { ToolContext } from '../../tool'
import type { ActRun } from './act-run'
import type { ArchiveFile } from '../../results/archive'
import type { GeneratedDocument } from './result'

/** Each document as a PDF under the same name, as they come. One that can't be converted is reported, and its rows count as failed. */
export async function* pdfDocuments(
  files: AsyncIterable<ArchiveFile>,
  run: ActRun,
  converter: Converter,
  context: ToolContext,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  for await (const outcome of convertAll(files, converter, run.total, context)) {
    const base = outcome.name.replace(/\.pdf$/, '')
    const at = documents.findIndex(({ name }) => [base, `${base}.docx`, `${base}.xlsx`].includes(name))
    const word = documents[at]?.name ?? outcome.name
    const document = documents[at]
    if (isConversionFailure(outcome)) {
      if (document !== undefined) documents.splice(at, 1)
      run.takeBack(word, problem(outcome.code, 'error', { file: 'data', params: { name: word } }))
    } else {
      if (document !== undefined) documents[at] = { ...document, name: outcome.name }
      run.rename(word, outcome.name)
      yield outcome
    }
  }
}
