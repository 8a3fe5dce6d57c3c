/**
 * Documents of other people whose tables we read otherwise than mammoth 1.13 does, by a part of their names, each with what
 * their XML says.
 */
export const DIFFERENCES: readonly (readonly [file: string, reason: string])[] = [
  ['RP033-Table-Prop-Ex-Change-Accepted', 'rows with w:gridBefore begin at a later column'],
  ['RP036-Vert-Merged-Cells.docx', 'w:cellMerge merges three cells'],
  ['WC023-Table-4-Row-Image-Before', 'equations (m:oMath) in three cells'],
  ['WC041-Table-5-Mod', 'an equation (m:oMath) in a cell'],
  ['iterable_foreach_all', 'numbered paragraphs'],
  ['test-data__document__drawing', 'numbered paragraphs'],
  ['test-data__integration__stress011', 'a footnote with a mark of its own (w:customMarkFollows) in the value'],
  ['testInstrLink', 'hidden paragraphs (w:vanish)'],
  ['testWORD_emptyParaInTextbox', 'hidden runs (w:vanish)'],
  ['testWORD_numbered_list', 'numbered paragraphs'],
  ['docx_rich_cells', 'bullets and numbered paragraphs'],
  ['sources__tablecell', 'bullets'],
  ['sources__word_tables', 'rows with w:gridBefore, one of which goes on with a merged cell'],
  ['ForTestCase__endnote', 'numbered paragraphs'],
  ['ForTestCase__footnote', 'numbered paragraphs'],
  ['AcademicLetter_TP10067035', 'a hidden row (w:hidden) in which a merged cell begins'],
  ['CommunicationsPlan_TP10192719', 'bullets'],
  ['CoverLetter_SalaryRequirements_TP10168652', 'bullets'],
  ['IntegratedMarketingCommunicationsPlan_TP10186502', 'bullets'],
  ['MH_FunctionalResume_EmphasisEd_TP10169563', 'bullets'],
  ['MedianResume_TP10192746', 'a bullet'],
  ['OriginResume_TP10192754', 'bullets'],
  ['RL2_Proposal_TP10173385', 'numbered paragraphs'],
  ['RoomForRentFlyer_TP10220233', 'bullets'],
  ['UrbanResume_TP10192739', 'bullets'],
  ['tests__test_merge_multiple_table_rows', 'simple fields (w:fldSimple), whose stored results mammoth leaves out'],
  ['tests__test_merge_table_multipart', 'simple fields (w:fldSimple), whose stored results mammoth leaves out'],
  ['examples__table-unbalanced-loop', 'a bullet'],
  ['features__steps__test_files__tbl-props', 'rows with w:gridBefore'],
]

/** The same for files whose tracked changes another program accepted or rejected. */
export const UNEQUAL_REVISIONS: readonly (readonly [file: string, reason: string])[] = [
  [
    'RP034-Deleted-Cells-Accepted.docx',
    'the program widened the cell that is left with a gridSpan that the source does not have',
  ],
]
