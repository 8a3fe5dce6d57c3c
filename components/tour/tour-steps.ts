/** The steps of the tour in order, and the element on the generator's screen that each explains. */
export const TOUR_STEPS = [
  { key: 'files', target: '#sheet > section:nth-of-type(1)' },
  { key: 'match', target: '#sheet > section:nth-of-type(2)' },
  { key: 'check', target: '#sheet > section:nth-of-type(3)' },
  { key: 'release', target: '#release' },
  { key: 'history', target: '#main a[href="/history"], #more-actions' },
] as const
