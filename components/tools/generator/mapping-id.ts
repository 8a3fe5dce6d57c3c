/** Where the title block and the row check send a person who has tags to decide. */
export const MAPPING_ID = 'tags'
