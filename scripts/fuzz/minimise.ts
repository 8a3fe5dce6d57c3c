import type { Mutant } from './mutant'

/** However long it takes, a case is not tried more often. */
const MOST_RUNS = 24

/**
 * The mutant with as few steps as still cause the failure: steps are left out one after another, and stay out if the
 * failure remains.
 */
export async function minimised(mutant: Mutant, stillDoes: (smaller: Mutant) => Promise<boolean>): Promise<Mutant> {
  let smallest = mutant
  let runs = 0
  for (let at = 0; at < mutant.files.length; at++) {
    for (let step = (mutant.files[at]?.steps.length ?? 0) - 1; step >= 0 && runs < MOST_RUNS; step--) {
      runs++
      const smaller = {
        ...smallest,
        files: smallest.files.map((file, index) =>
          index === at ? { ...file, steps: file.steps.toSpliced(step, 1) } : file,
        ),
      }
      if (await stillDoes(smaller)) smallest = smaller
    }
  }
  return smallest
}
