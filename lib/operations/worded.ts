import type { GeneratedAct } from '@/lib/documents/generation/output/result'
import type { Problem } from '@/lib/documents/problem'

/** The parts of a summary that are returned as sentences; a tool's own counts are returned unchanged. */
interface Summary {
  readonly documents?: readonly { readonly warnings: readonly Problem[] }[]
  readonly acts?: readonly GeneratedAct[]
  readonly problems?: readonly Problem[]
}

/** Returns a tool's summary as the API returns it. @param tell writes problems in words */
export function worded(summary: object, tell: (problems: readonly Problem[]) => readonly Problem[]): object {
  const { documents, acts, problems, ...rest } = summary as Summary
  return {
    ...rest,
    ...(documents && {
      documents: documents.map((document) => ({ ...document, warnings: tell(document.warnings) })),
    }),
    // The fingerprints are for later runs, the email texts for the emails.
    ...(acts && { acts: acts.map(({ fingerprint: _fingerprint, letter: _letter, ...act }) => act) }),
    ...(problems && { problems: tell(problems) }),
  }
}
