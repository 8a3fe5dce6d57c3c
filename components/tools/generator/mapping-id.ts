/** The ID that links from the title block and the row check lead to. */
export const MAPPING_ID = 'tags'
