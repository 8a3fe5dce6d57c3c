import type { FileKind } from '../ooxml/kind'
import type { NamedFile, ToolContext } from '../tool'
import type { ReadDocument } from '../word-tables/read-document'
import type { ShapedReadOptions } from '../word-tables/options'
import type { ShapeOptions } from '../word-tables/shape'

export type TableReadOptions = ShapedReadOptions & Pick<ShapeOptions, 'reported'>

/** A kind of file that tables are read from. */
export interface TableSource {
  accepts(kind: FileKind): boolean
  /** The file's tables, joined and typed. @throws DocumentError what the source refuses */
  read(file: NamedFile, options: TableReadOptions, context: ToolContext): Promise<ReadDocument>
}
