/** Where Stryker's own reports are kept: which change survived, and which test noticed each of the others. */
export const REPORTS = '.data/mutation'
