import type { PrintedPicture } from '../../pictures/picture'
import type { SiteFamily } from './site'

/** What a part's text needs of the package that it is written into. */
export interface RenderOutput {
  /** Puts a picture into the package, once for the same bytes; gives the id of a relationship to it from the part being written. */
  picture(picture: PrintedPicture): string
  /**
   * What is at a site. `turn` is 0 outside loops and for a loop's first turn, so that a document without repetition is written
   * as its template is; every further turn of any loop has its own number.
   */
  site(family: SiteFamily, original: string, turn: number): string
  /** A number for a drawing that the template does not contain, different from all others of the document. */
  drawingId(): number
}
