import { Check, Clock } from 'lucide-react'
import { ProblemMark } from '@/components/ui/problem-mark'
import type { Ledger } from './answers'

/** An email's state as an icon; the word is next to it. */
export function MailSign({ state }: { state: Ledger['state'] }) {
  if (state === 'sent') return <Check aria-hidden className="mt-0.5 text-done" />
  if (state === 'failed' || state === 'unknown') {
    return <ProblemMark tone={state === 'failed' ? 'error' : 'note'} className="mt-0.5" />
  }
  return <Clock aria-hidden className="mt-0.5 text-line" />
}
