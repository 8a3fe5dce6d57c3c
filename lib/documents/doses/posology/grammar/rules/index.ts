import type { Rule } from '../rule'
import { AMOUNT_RULES } from './amounts'
import { BARE_AMOUNT_RULES } from './bare-amounts'
import { ASIDE_RULES } from './asides'
import { CHANGE_RULES } from './changes'
import { CONDITION_RULES } from './conditions'
import { COURSE_RULES } from './courses'
import { FACT_RULES } from './facts'
import { NEGATION_RULES } from './negations'
import { NUMBER_RULES } from './numbers'
import { FOLLOW_UP_RULES } from './follow-ups'
import { OTHER_PEOPLE_RULES } from './other-people'
import { PROCEDURE_RULES } from './procedures'
import { RHYTHM_RULES } from './rhythms'
import { SCHEME_RULES } from './schemes'
import { SHARED_OUT_RULES } from './shared-out'
import { STRENGTH_RULES } from './strengths'
import { TIME_OF_DAY_RULES } from './times-of-day'

/** The grammar of dose instructions. The order of these groups doesn't matter. */
export const RULES: readonly Rule[] = [
  ...NUMBER_RULES,
  ...AMOUNT_RULES,
  ...STRENGTH_RULES,
  ...BARE_AMOUNT_RULES,
  ...SCHEME_RULES,
  ...RHYTHM_RULES,
  ...TIME_OF_DAY_RULES,
  ...COURSE_RULES,
  ...CHANGE_RULES,
  ...CONDITION_RULES,
  ...ASIDE_RULES,
  ...FACT_RULES,
  ...NEGATION_RULES,
  ...PROCEDURE_RULES,
  ...OTHER_PEOPLE_RULES,
  ...FOLLOW_UP_RULES,
  ...SHARED_OUT_RULES,
]
