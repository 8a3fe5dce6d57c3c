/**
 * The outcome of the changes of one file.
 *
 * @typedef {object} Score
 * @property {string} file
 * @property {number} killed a test failed, or didn't end
 * @property {number} survived tests ran it, and passed
 * @property {number} unreached no test ran it
 */

/**
 * The scores of a report of Stryker, file by file. A change that could not be run at all says nothing and is not counted, as
 * Stryker itself does it.
 *
 * @param {{ readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>> }} report
 * @returns {Score[]}
 */
export function scoresOf(report) {
  return Object.entries(report.files).map(([file, { mutants }]) => {
    const count = (/** @type {readonly string[]} */ ...statuses) =>
      mutants.filter(({ status }) => statuses.includes(status)).length
    return {
      file,
      killed: count('Killed', 'Timeout'),
      survived: count('Survived'),
      unreached: count('NoCoverage'),
    }
  })
}
