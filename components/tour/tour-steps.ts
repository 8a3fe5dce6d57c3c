/** The steps of the tour in their order, and what on the generator's screen each speaks about: what is drawn of it. */
export const TOUR_STEPS = [
  { key: 'files', target: '#sheet > :nth-child(1 of section:not(#decide-first))' },
  { key: 'match', target: '#sheet > :nth-child(2 of section:not(#decide-first))' },
  { key: 'check', target: '#sheet > :nth-child(3 of section:not(#decide-first))' },
  { key: 'release', target: '#release' },
  { key: 'history', target: '#main a[href="/history"], #more-actions' },
] as const
