import { DocumentError } from '../../error'
import type { Picture } from '../../pictures/picture'
import type { CellValue } from '../../spreadsheets/model'
import type { TagValue } from '../formats'
import type { PictureSource } from './scope-values'

/** A value with a picture, which is read only when a format asks for it. */
export class PicturedValue implements TagValue {
  readonly value: CellValue
  #picture: Picture | undefined
  #error: DocumentError | null = null

  constructor(
    { value }: TagValue,
    readonly text: string,
    private readonly source: PictureSource,
  ) {
    this.value = value
  }

  /** Undefined where it can't be read; `error` then says why. */
  get picture(): Picture | undefined {
    if (this.#picture !== undefined || this.#error !== null) return this.#picture
    try {
      this.#picture = this.source.load()
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      this.#error = error
    }
    return this.#picture
  }

  get error(): DocumentError | null {
    return this.#error
  }
}

/** A picture that is read already, as one that may be asked for. */
export function pictureOf(picture: Picture | null, description: string): PictureSource | null {
  return picture && { description, load: () => picture }
}
