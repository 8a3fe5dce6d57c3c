import type { CorrectionForms } from '../correction-concepts'

/** Own collection. */
export const RO_CORRECTIONS: CorrectionForms = {
  corrected: [
    'corectat',
    'corectată',
    'corecție',
    'rectificat',
    'rectificată',
    'recalculat',
    'recalculată',
    'înlocuiește',
    'revizuit',
    'revizuită',
  ],
  ofBadge: ['pierdut*', 'deteriorat*', 'defect*'],
  withdrawn: ['anulat', 'anulată', 'eronat', 'eronată', 'greșit', 'greșită'],
  replaced: ['înlocuit', 'înlocuită', 'exclus', 'exclusă', 'nu se ia în calcul'],
  not: ['fără', 'nu', 'nu e', 'nu este'],
  preliminary: ['preliminar', 'preliminară', 'provizoriu', 'provizorie', 'estimativ', 'estimativă'],
  original: [
    'original',
    'originală',
    'inițial',
    'inițială',
    'raportat',
    'raportată',
    'comunicat',
    'comunicată',
    'înainte de corecție',
  ],
}
