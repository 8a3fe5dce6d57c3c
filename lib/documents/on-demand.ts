/** Thrown where a part of the core is needed that isn't loaded yet. */
export class PartNotLoaded extends Error {
  constructor(readonly load: () => Promise<void>) {
    super('A part of the core is needed that is not loaded')
  }
}

/**
 * Returns a function that returns a part which few files need: words of a language, say. It throws PartNotLoaded as long as the part
 * isn't loaded, because what needs it can't wait. Node has all parts from the start; only browsers load them later.
 */
export function onDemand<Part>(load: () => Promise<Part>): () => Part {
  let loaded: Part | undefined
  return () => {
    if (loaded !== undefined) return loaded
    throw new PartNotLoaded(async () => {
      loaded = await load()
    })
  }
}

/** Does a piece of work; where it lacks a part, again from the start once that is loaded. @throws what `work` throws */
export async function withParts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PartNotLoaded)) throw error
      await error.load()
    }
  }
}
