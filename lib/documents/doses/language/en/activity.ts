import type { ActivityWords } from '../activity-concepts'

export const EN_ACTIVITY: ActivityWords = {
  ordered: [
    'ordered',
    'prescribed',
    'requested',
    'calibrated',
    'calibration',
    'planned',
    'prepared',
    'dispensed',
    'drawn',
    'assayed',
    'delivered',
    'before',
    'pre injection',
    'in syringe',
    'measured',
  ],
  given: ['administered', 'injected', 'given', 'net', 'applied'],
  residual: ['residual', 'residue', 'remaining', 'remainder', 'left over', 'leftover', 'post injection', 'waste'],
}
