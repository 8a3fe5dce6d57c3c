import type { ActivityWords } from '../activity-concepts'

export const RO_ACTIVITY: ActivityWords = {
  ordered: [
    'comandat*',
    'prescris*',
    'solicitat*',
    'calibrat*',
    'planificat*',
    'pregatit*',
    'livrat*',
    'inainte*',
    'in seringa',
    'masurat*',
  ],
  given: ['administrat*', 'injectat*', 'dat'],
  intake: [
    'incorporare*',
    'incorporat*',
    'aport*',
    'incarcare*',
    'continut*',
    'excretie*',
    'in urina',
    'inhalat*',
    'ingerat*',
  ],
  residual: ['rezidual*', 'ramas*', 'rest', 'restul', 'deseu*'],
  source: ['sursa', 'surse', 'izotop*', 'nuclid*', 'radionuclid*', 'serie', 'etalon*', 'calibr*'],
}
