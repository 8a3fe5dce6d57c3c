/**
 * What `npm run mutation` changes, and the tests that have to notice: places from which a wrong figure would come without an error.
 *
 * @typedef {object} Target
 * @property {string} title for the page of scores
 * @property {readonly string[]} files what is changed, one small change at a time
 * @property {readonly string[]} tests patterns of Jest. Each change loads all of them, so only those beside the code and close by,
 *   without those that look through a corpus or measure time.
 */

const GRAMMAR = 'lib/documents/doses/grammar'
const TYPING = 'lib/documents/word-tables/typing'
const MERGE = 'lib/documents/generation/merge'

/** @type {Readonly<Record<string, Target>>} */
export const TARGETS = {
  grammar: {
    title: 'Numbers in dose cells',
    files: [`${GRAMMAR}/numbers.ts`, `${GRAMMAR}/decimal.ts`],
    tests: [`${GRAMMAR}/{numbers,second-reading,dosimetry-cells,medicine-cells}.test.ts`],
  },
  typing: {
    title: 'Types of cells in a table',
    files: ['number-value', 'decimal-mark', 'chosen-type'].map((name) => `${TYPING}/${name}.ts`),
    tests: [`${TYPING}/{numbers,columns,chosen-types,dates-and-truths}.test.ts`],
  },
  merge: {
    title: 'IDs and numbering in a merged document',
    files: ['numbering', 'ids', 'names'].map((name) => `${MERGE}/${name}.ts`),
    tests: [`${MERGE}/{fields,ids,lists,merger,names,notes,numbering,section-end,sections}.test.ts`],
  },
  entitlement: {
    title: 'Entitlements of a subscription',
    files: ['entitlement', 'limits', 'plans', 'proration', 'offers'].map((name) => `lib/billing/${name}.ts`),
    tests: ['lib/billing/*.test.ts'],
  },
}
