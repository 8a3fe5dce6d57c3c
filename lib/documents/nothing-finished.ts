/** A run was stopped before its first document was finished. */
export class NothingFinished extends Error {}
