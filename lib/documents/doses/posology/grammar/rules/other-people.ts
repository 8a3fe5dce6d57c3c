import { type Rule, rule } from '../rule'

/** The lowest temperature in degrees Celsius that is a fever. Below it, medicines are stored. */
const LEAST_FEVER = 35
/** Verbs of somebody's own medicine. What they give may be the patient's, as what a husband or wife injects. */
const TAKEN: ReadonlySet<string> = new Set(['', 'takes', 'still', 'swallow', 'inhaled'])

/** Medicines of relatives and donors, medicines that weren't tolerated, and how a package is stored. */
export const OTHER_PEOPLE_RULES: readonly Rule[] = [
  rule(
    'NEG',
    'family.takes',
    "KINSIDE? KIN:k KINSIDE? ((',' | WORD)? (WORD | FILLER)? TAKING:v | VERB:v)",
    'father takes',
    ({ k, v }) => (TAKEN.has(v) || (v === 'giving' && k !== 'home') ? 'family' : undefined),
    -0.3,
  ),
  rule(
    'NEG',
    'family.of-patient',
    '(KINSIDE RELATIVE | RELATIVE KINSIDE) (TAKING | VERB:v)',
    'her son takes',
    ({ v }) => (v === undefined || TAKEN.has(v) ? 'family' : undefined),
    -0.3,
  ),
  rule(
    'NEG',
    'family.ill',
    'OFWHOM? KINSIDE? (KIN | RELATIVE) KINSIDE? (WORD | FILLER | INTO | VERB | ILL)? DISEASE',
    'mother hypertensive',
    () => 'family',
    -0.3,
  ),
  rule('NEG', 'family.has', 'KINSIDE? KIN KINSIDE? ILL', 'niece has', () => 'family', -0.3),
  rule('NEG', 'family.titled', "KINSIDE? KIN KINSIDE? (':' | '-') &MEDICINE", '', () => 'family', -0.3),
  // In some languages, a preposition says whose illness it is.
  rule('NEG', 'family.of', 'OFWHOM KINSIDE? KIN', '', () => 'family', -0.2),
  // `Daughter's inhaler is …`, as the first words of a line.
  rule(
    'NEG',
    'family.own',
    'KINOF (WORD | FORM | PRODUCT | FILLER | MEDICINE)',
    "daughter's inhaler",
    (_, { start }) => (start === 0 ? 'family' : undefined),
    -0.4,
  ),
  // What is said of a medicine in general isn't anyone's: `Guideline: …`, as the first words of a line.
  rule(
    'NEG',
    'general.titled',
    "STATEMENT ':'",
    'guideline:',
    (_, { start }) => (start === 0 ? 'general' : undefined),
    -0.3,
  ),
  // `After tramadol 50 mg nausea`
  rule(
    'NEG',
    'allergy.behind',
    'AFTERWORD MEDICINE MEASURE? (WORD | FORMER | FILLER | VERB | ILL)? (WORD | FILLER)? REASON',
    'after tramadol 50 mg nausea',
    (_, { start }) => (start === 0 ? 'allergy' : undefined),
    -0.4,
  ),
  rule('NEG', 'allergy.titled', "REACTION ':'", 'reaction:', () => 'allergy', -0.3),
  rule('NEG', 'allergy.after', 'REASON CAUSEDBY FILLER? &MEDICINE', '', () => 'allergy', -0.3),
  rule(
    'FACT',
    'fact.stored-at',
    "(IF | AT | FILLER)? (REASON | MEASURED)? (ABOVE | UPTO | UNTIL)? N (('-' | TO) N:n | &CONDITIONUNIT) CONDITIONUNIT",
    'at 2-8 °C',
    ({ n }, { tokens, start, end }) => {
      const numbers = tokens.slice(start, end).flatMap(({ number }) => (number ? [Number(number.value)] : []))
      const isInDegrees = tokens.slice(start, end).some(({ raw }) => raw.includes('°'))
      return isInDegrees && (n === undefined || n.value !== null) && numbers.every((one) => one < LEAST_FEVER)
        ? ''
        : undefined
    },
    -0.9,
  ),
]
