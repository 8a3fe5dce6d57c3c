import { DocumentError } from './error'
import type { NamedFile } from './tool'

/** A document that could not be converted, among others that were. */
export interface ConversionFailure {
  readonly code: 'CONVERSION_FAILED' | 'CONVERSION_TIMEOUT'
  /** The document's own name. */
  readonly name: string
}

export interface ConversionOptions {
  readonly signal?: AbortSignal | undefined
  /** How many of the files given are through, made or failed. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/** What turns documents into other formats: another program, or a service. The core only asks. */
export interface Converter {
  readonly name: 'libreoffice' | 'gotenberg'
  /**
   * A PDF of each Word document, in the order given, or why there is none; one that fails doesn't stop the others.
   *
   * @throws DocumentError CONVERTER_MISSING where the converter itself doesn't answer; the signal's reason
   */
  toPdf(files: readonly NamedFile[], options?: ConversionOptions): Promise<readonly (Uint8Array | ConversionFailure)[]>
  /**
   * A DOCX of an older DOC, an RTF or an ODT. It is a stranger's file as before: it passes the gate like any other.
   *
   * @throws DocumentError CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT, TEMPLATE_ACTIVE_CONTENT; the signal's
   * reason
   */
  toDocx(file: NamedFile, options?: Pick<ConversionOptions, 'signal'>): Promise<Uint8Array>
}

/** The stage that progress of a conversion belongs to; the time it may take is counted apart. */
export const CONVERTING_STAGE = 'converting'

/** Whether a document's conversion failed; `Uint8Array` has no code. */
export function isConversionFailure(outcome: object): outcome is ConversionFailure {
  return 'code' in outcome
}

/** @throws DocumentError CONVERTER_MISSING where there is none */
export function requireConverter(converter: Converter | undefined): Converter {
  if (converter === undefined) throw new DocumentError('CONVERTER_MISSING', { reason: 'none' })
  return converter
}
