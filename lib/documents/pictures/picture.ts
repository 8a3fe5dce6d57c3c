/** The kinds of picture that Word and LibreOffice both show. */
export type PictureType = 'png' | 'jpeg' | 'gif' | 'bmp'

/** How far a picture is turned clockwise before it is shown; what is cut off its sides is cut off first. */
export type Turn = 0 | 90 | 180 | 270

/** What is not shown of a picture, in parts of its width and height (ECMA-376 §20.1.8.55); below zero it is given a margin. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A picture as it is in a file, with the size it has on its own. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly type: PictureType
  /**
   * In English Metric Units, 914 400 to the inch (ECMA-376 §20.1.2.1): from its pixels and resolution, or as its sheet showed it,
   * cropped and turned.
   */
  readonly width: number
  readonly height: number
  readonly turn?: Turn
  readonly crop?: Crop
}

/** A picture as a document prints it. */
export interface PrintedPicture extends Picture {
  readonly kind: 'picture'
  /** What is read out in its place. */
  readonly description: string
}
