/** `Cs-137`, `99mTc`, `I 131`, «Цезий-137»: the form is enough, so no list of elements is needed. */
const NUCLIDE = /^(?:[A-Z][a-z]?-?\s?\d{1,3}m?|\d{1,3}m?-?[A-Z][a-z]?|\p{Lu}\p{Ll}{3,9}-\d{1,3}[m\u043C]?)$/u
/** `H-3`, `Cs-137`: with a hyphen it isn't the code of a column. */
const HYPHENATED = /^(?:[A-Z][a-z]?-\d{1,3}m?|\d{1,3}m?-[A-Z][a-z]?)$/u
/** Letters that aren't elements but number rooms and quarters: `R-1`, `T-2`, `Q-1`, `M-3`. */
const ELEMENTS = new Set(
  'H He C N O F Na P S Cl K Ca Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Cf'.split(
    ' ',
  ),
)

/** Whether a text may be a nuclide, with or without its hyphen. */
export function mayBeNuclide(text: string): boolean {
  return NUCLIDE.test(text)
}

/** Whether a text is definitely a nuclide: the symbol of an element, a hyphen and a mass number. */
export function isNuclide(text: string): boolean {
  return HYPHENATED.test(text) && ELEMENTS.has(text.replace(/[^A-Za-z]|(?<=\d)m/g, ''))
}
