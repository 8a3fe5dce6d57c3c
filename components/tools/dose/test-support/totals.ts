import type { Exceedance, Total } from '../answers'

/** A person's sum in mSv. */
export function total(name: string, period: string | null, lower: string, more: Partial<Total> = {}): Total {
  return {
    subject: { name, id: null },
    quantity: 'Hp(10)',
    position: null,
    period,
    lower,
    upper: lower,
    unit: 'mSv',
    n: 1,
    censored: 0,
    ...more,
  }
}

/** A person who is above a limit in a year. */
export function exceedance(name: string, period: string): Exceedance {
  return {
    subject: { name, id: null },
    quantity: 'Hp(10)',
    position: null,
    period,
    lower: '21.6',
    upper: '21.6',
    unit: 'mSv',
    limit: '20',
    limitId: 'effective_mean',
    profile: 'ru-nrb-99-2009-a',
    sure: true,
    partial: false,
  }
}
