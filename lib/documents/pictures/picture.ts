/** The kinds of picture that Word and LibreOffice both show. */
export type PictureType = 'png' | 'jpeg' | 'gif' | 'bmp'

/** A picture as it stands in a file, with the size it has by itself. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly type: PictureType
  /** In English Metric Units, 914 400 to the inch (ECMA-376 §20.1.2.1): from its pixels and resolution, or as its sheet showed it. */
  readonly width: number
  readonly height: number
}

/** A picture as a document prints it. */
export interface PrintedPicture extends Picture {
  readonly kind: 'picture'
  /** What is read out in its place. */
  readonly description: string
}
