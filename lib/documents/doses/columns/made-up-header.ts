import { sourceOf } from '../language/header-patterns'

const MADE_UP = new RegExp(String.raw`^(?:\p{Lu}{1,2}|${sourceOf('madeUp')}[\s_]?\d+)$`, 'iu')

/**
 * Whether a header says nothing about its column. Programs make such names up if a file has none: `A`, `Column1`, «Поле
 * 2».
 */
export function isMadeUp(header: string): boolean {
  return MADE_UP.test(header)
}
