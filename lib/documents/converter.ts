import { DocumentError } from './error'
import type { NamedFile } from './tool'

/** A document that couldn't be converted. */
export interface ConversionFailure {
  readonly code: 'CONVERSION_FAILED' | 'CONVERSION_TIMEOUT'
  /** The document's own name. */
  readonly name: string
}

export interface ConversionOptions {
  readonly signal?: AbortSignal | undefined
  /** How many of the files are finished, successfully or not. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/** Converts documents to other formats with another program or a service. */
export interface Converter {
  readonly name: 'libreoffice' | 'gotenberg'
  /**
   * Returns a PDF of each Word document, in the given order, or the reason why there's none. A failure doesn't stop the others.
   *
   * @throws DocumentError CONVERTER_MISSING if the converter doesn't respond; the signal's reason
   */
  toPdf(files: readonly NamedFile[], options?: ConversionOptions): Promise<readonly (Uint8Array | ConversionFailure)[]>
  /**
   * Returns a DOC, RTF or ODT as a DOCX. The result is still untrusted: it must pass the gate like any other file.
   *
   * @throws DocumentError CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT, TEMPLATE_ACTIVE_CONTENT; the signal's
   * reason
   */
  toDocx(file: NamedFile, options?: Pick<ConversionOptions, 'signal'>): Promise<Uint8Array>
}

/** The stage of conversions in the progress; it has its own time limit. */
export const CONVERTING_STAGE = 'converting'

/** Whether a document's conversion failed; `Uint8Array` has no code. */
export function isConversionFailure(outcome: object): outcome is ConversionFailure {
  return 'code' in outcome
}

/** @throws DocumentError CONVERTER_MISSING if there is none */
export function requireConverter(converter: Converter | undefined): Converter {
  if (converter === undefined) throw new DocumentError('CONVERTER_MISSING', { reason: 'none' })
  return converter
}
