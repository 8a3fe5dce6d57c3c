/** So many pieces, of 64 KB at most, are worked on in one turn of the event loop: one or two milliseconds. */
const PIECES = 6

/**
 * Processes a few pieces of all arriving bodies at a time, the longest waiting first. Each piece is parsed, hashed and
 * written when it is its turn; otherwise, with hundreds of uploads, other work would wait for a piece of each.
 */
export class BodyTurns {
  private left = PIECES
  private readonly waiting: (() => void)[] = []

  /** Calls `pass` when it's a piece's turn: immediately while few arrive. */
  take(pass: () => void): void {
    if (this.left === 0) {
      this.waiting.push(pass)
      return
    }
    if (this.left === PIECES) setImmediate(() => this.renew())
    this.left--
    pass()
  }

  private renew(): void {
    this.left = PIECES
    for (const pass of this.waiting.splice(0, PIECES)) this.take(pass)
  }
}
