/**
 * Between what sizes doses lie, by canonical unit, generously: a column whose middle number lies outside is probably in another unit.
 * Own figures, from natural background (µSv a day) and accidents (Sv) for personal doses, from a dental picture and long
 * interventions (ICRP 135, annex) for those of patients.
 */
export const USUAL_SIZES: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  mSv: { least: 0.000_01, most: 1_000 },
  mGy: { least: 0.000_01, most: 100_000 },
  'Gy.cm2': { least: 0.000_01, most: 5_000 },
  'mGy.cm': { least: 0.1, most: 50_000 },
  MBq: { least: 0.000_001, most: 1_000_000 },
}
