/** The steps of the tour in order, and the element on the generator's screen that each explains. */
export const TOUR_STEPS = [
  { key: 'files', target: '#sheet > :nth-child(1 of section:not(#decide-first))' },
  { key: 'match', target: '#sheet > :nth-child(2 of section:not(#decide-first))' },
  { key: 'check', target: '#sheet > :nth-child(3 of section:not(#decide-first))' },
  { key: 'release', target: '#release' },
  { key: 'history', target: '#main a[href="/history"], #more-actions' },
] as const
