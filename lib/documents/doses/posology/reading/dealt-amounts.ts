import type { Dealt } from '../grammar/values'
import type { Posology } from '../types'
import { plainAmount } from './doses'
import { amountOfDay, rate } from './dosing'

/**
 * Returns an instruction for each amount with its own time: `5, 7 and 9 units before breakfast, lunch and dinner`.
 * @param shared what the line says of all of them
 */
export function dealtRows(shared: Posology, dealt: readonly Dealt[]): Posology[] {
  return dealt.map(({ amount, when }) => {
    const dose = amount.isCertain ? plainAmount(amount) : null
    const frequency = shared.asNeeded ? { ...rate('1'), min: '0' } : rate('1')
    const perDay = dose && amountOfDay(dose, frequency)
    return { ...shared, dose, frequency, perDay, when: when === '' ? [] : [when] }
  })
}
