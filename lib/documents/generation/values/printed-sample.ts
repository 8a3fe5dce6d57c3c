import type { Matching } from '../matching/match'
import type { DocumentScope } from './scopes'

/** What a document prints for a tag at its first place, in short; nothing for a section. */
export function printedSample({ tags }: Matching['matches'][number], scope: DocumentScope): string {
  const first = tags.find(({ kind }) => kind === 'value')
  const printed = first === undefined ? '' : scope.value(first.key)
  return typeof printed === 'string' ? printed : printed.description
}
