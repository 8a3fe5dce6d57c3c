/**
 * Places in a template's XML whose value must differ wherever the XML around them is repeated: by a loop within a document, or by
 * the merge of many documents into one. What `original` contains:
 * - `drawing`: `id` of wp:docPr, pic:cNvPr and the like
 * - `bookmark`: `w:id` of w:bookmarkStart and w:bookmarkEnd; `bookmarkName`: its name, also where it is referred to
 * - `sdt`: `w:val` of w:sdtPr's w:id; `permission`, `revision` (ins, del and the like), `comment`: their `w:id`
 * - `paragraph`: w14:paraId; `shape`: the id of a VML shape, and what refers to it
 * - `footnote`, `endnote`: the `w:id` of a note or of a reference to it
 * - `list`: `w:val` of w:numId
 * - `relationship`: an `r:id` that leads to a part of the copy's own
 */
export type SiteFamily =
  | 'drawing'
  | 'bookmark'
  | 'bookmarkName'
  | 'sdt'
  | 'permission'
  | 'revision'
  | 'comment'
  | 'paragraph'
  | 'shape'
  | 'footnote'
  | 'endnote'
  | 'list'
  | 'relationship'
