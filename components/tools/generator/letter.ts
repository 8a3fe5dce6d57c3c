import type { WordedProblem } from './answers'
import type { Options } from './options'
import type { Inspected } from './state'

/** The user's email text, as the server accepts it; default text isn't included. */
export interface LetterText {
  readonly mailSubject?: string
  readonly mailText?: string
}

/** Returns the text of the emails to be sent. Before the address column is chosen, there is nothing to check. */
export function letterOf({ mailing, mailColumn, mailSubject, mailText }: Options): LetterText {
  if (mailing === 'none' || (mailing === 'rows' && mailColumn === null)) return {}
  return {
    ...(mailSubject.trim() !== '' && { mailSubject: mailSubject.trim() }),
    ...(mailText.trim() !== '' && { mailText: mailText.trim() }),
  }
}

/** Whether a problem is about the letter as a whole, and no fault of a file. */
export function isOfLetter({ code, severity }: Pick<WordedProblem, 'code' | 'severity'>): boolean {
  return severity === 'error' && code.startsWith('MAIL_LETTER_')
}

/** What is wrong with each part of the letter. */
export function letterProblems(inspected: Inspected | null): Readonly<Record<'subject' | 'text', WordedProblem[]>> {
  const problems = inspected?.answer.problems.filter(isOfLetter) ?? []
  const of = (part: string) => problems.filter(({ params }) => params.where === part)
  return { subject: of('subject'), text: of('text') }
}
