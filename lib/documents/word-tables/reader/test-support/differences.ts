/** A part of a document's name, in how many cells at most we read it otherwise than another program, and what its XML says. */
export type Difference = readonly [file: string, cells: number, reason: string]

/** Documents of other people whose tables we read otherwise than mammoth 1.13 does. */
export const DIFFERENCES: readonly Difference[] = [
  ['RP033-Table-Prop-Ex-Change-Accepted', 12, 'rows with w:gridBefore begin at a later column'],
  ['RP036-Vert-Merged-Cells.docx', 3, 'w:cellMerge merges three cells'],
  ['WC023-Table-4-Row-Image-Before', 3, 'equations (m:oMath) in three cells'],
  ['WC041-Table-5-Mod', 1, 'an equation (m:oMath) in a cell'],
  ['iterable_foreach_all', 1, 'numbered paragraphs'],
  ['test-data__document__drawing', 1, 'numbered paragraphs'],
  ['test-data__integration__stress011', 1, 'a footnote with a mark of its own (w:customMarkFollows) in the value'],
  ['testInstrLink', 1, 'hidden paragraphs (w:vanish)'],
  ['testWORD_emptyParaInTextbox', 2, 'hidden runs (w:vanish)'],
  ['testWORD_numbered_list', 1, 'numbered paragraphs'],
  ['docx_rich_cells', 12, 'bullets and numbered paragraphs'],
  ['sources__tablecell', 1, 'bullets'],
  ['sources__word_tables', 4, 'rows with w:gridBefore, one of which goes on with a merged cell'],
  ['ForTestCase__endnote', 12, 'numbered paragraphs'],
  ['ForTestCase__footnote', 12, 'numbered paragraphs'],
  ['AcademicLetter_TP10067035', 6, 'a hidden row (w:hidden) in which a merged cell begins'],
  ['CommunicationsPlan_TP10192719', 4, 'bullets'],
  ['CoverLetter_SalaryRequirements_TP10168652', 10, 'bullets'],
  ['IntegratedMarketingCommunicationsPlan_TP10186502', 12, 'bullets'],
  ['MH_FunctionalResume_EmphasisEd_TP10169563', 4, 'bullets'],
  ['MedianResume_TP10192746', 1, 'a bullet'],
  ['OriginResume_TP10192754', 1, 'bullets'],
  ['RL2_Proposal_TP10173385', 6, 'numbered paragraphs'],
  ['RoomForRentFlyer_TP10220233', 1, 'bullets'],
  ['UrbanResume_TP10192739', 2, 'bullets'],
  ['tests__test_merge_multiple_table_rows', 4, 'simple fields (w:fldSimple), whose stored results mammoth leaves out'],
  ['tests__test_merge_table_multipart', 4, 'simple fields (w:fldSimple), whose stored results mammoth leaves out'],
  ['examples__table-unbalanced-loop', 1, 'a bullet'],
  ['features__steps__test_files__tbl-props', 10, 'rows with w:gridBefore'],
]

const DELETED_ROWS = 'rows deleted with tracked changes (w:trPr/w:del), which LibreOffice tells and pandoc leaves empty'

/** Documents in which pandoc 3.10 and LibreOffice 7.4 agree on something else than we and mammoth read. */
export const OTHERS_AGREE: readonly Difference[] = [
  ['RevTracking__006-DeletedTableRow', 2, DELETED_ROWS],
  ['RA001-Tracked-Revisions-01', 15, DELETED_ROWS],
  ['RP009-Deleted-Table-Row', 1, DELETED_ROWS],
  ['RP011-Multiple-Deleted-Rows', 3, DELETED_ROWS],
  ['MetricsGetter01__TrackedRevisions', 3, DELETED_ROWS],
  ['issue__636', 12, DELETED_ROWS],
  ['WC048-Text-Box-in-Cell-Mod', 1, 'a text box in the cell'],
  ['test-data__document__checkboxes', 2, 'check boxes of forms (FORMCHECKBOX)'],
  ['document__drawing', 2, 'numbered paragraphs; a row that ends before the last column (w:gridAfter)'],
  ['integration__stress005', 1, 'check boxes of forms (FORMCHECKBOX)'],
]

/** The same for files whose tracked changes another program accepted or rejected. */
export const UNEQUAL_REVISIONS: readonly Difference[] = [
  [
    'RP034-Deleted-Cells-Accepted.docx',
    1,
    'the program widened the cell that is left with a gridSpan that the source does not have',
  ],
]

const COMPUTED = 'fields that LibreOffice computes anew'
const PADDED = 'rows with w:gridBefore or w:gridAfter, which LibreOffice fills up with empty cells'
const BY_WIDTH = 'cells whose widths contradict the grid, which LibreOffice makes anew of the widths'
const TOUCHING = 'two tables without a paragraph between them, which LibreOffice joins'
const EQUATIONS = 'equations (m:oMath), which LibreOffice saves in another form'

/** Documents whose tables are others once LibreOffice 7.4 has saved them again. */
export const RESAVED: readonly (readonly [file: string, reason: string])[] = [
  ['HC008-Test-03', COMPUTED],
  ['complex table3', COMPUTED],
  ['HC029-Table-Merged-Cells', BY_WIDTH],
  ['RP034-Deleted-Cells-Rejected', BY_WIDTH],
  ['vertical_merge_nested_tpl', BY_WIDTH],
  ['RP033-Table-Prop-Ex-Change-Accepted', PADDED],
  ['test-data__document__drawing', PADDED],
  ['test-data__integration__stress015', PADDED],
  ['testWORD_tableInRunInsideParagraph', PADDED],
  ['sources__word_tables', PADDED],
  ['ProjectChangeManagementPlan_TP10187013', PADDED],
  ['features__steps__test_files__tbl-props', PADDED],
  ['docs__demo__docxodus-demo-guide', TOUCHING],
  ['examples__expected-loop-valid', TOUCHING],
  ['RoomForRentFlyer_TP10220233', 'two floating tables at one place, which LibreOffice saves in the other order'],
  ['WC023-Table-4-Row-Image-Before', EQUATIONS],
  ['WC041-Table-5-Mod', EQUATIONS],
  [
    'RA001-Tracked-Revisions-01',
    'tables deleted whole with tracked changes, one of which LibreOffice saves as not deleted',
  ],
  ['RP036-Vert-Merged-Cells', 'w:cellMerge, which LibreOffice does not read'],
  ['AcademicLetter_TP10067035', 'a hidden row (w:hidden), which LibreOffice leaves out'],
]
