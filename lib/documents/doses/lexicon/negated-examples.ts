import type { Censor } from './markers'

/** What a negation and a verb in place of a dose usually are, for people to read; `NEGATED` has the verbs. */
export const NEGATED_EXAMPLES: Readonly<Partial<Record<Censor, readonly string[]>>> = {
  not_read: ['not read', 'не считан', 'necitit'],
  not_exchanged: ['not returned', 'не сдан', 'nepredat'],
  unused: ['not used', 'не использован', 'nefolosit'],
  absent: ['not measured', 'не контролировался', 'nemăsurat'],
}
