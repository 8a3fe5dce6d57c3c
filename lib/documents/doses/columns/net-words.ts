import { sourceOf } from '../language/header-patterns'

const NET = new RegExp(
  String.raw`(?<!\p{L})(?:${sourceOf('without')}\s${sourceOf('background')}|${sourceOf('background')}[\s-]?${sourceOf('removed')}|${sourceOf('net')})(?!\p{L})`,
  'iu',
)

/** «за вычетом фона», `net`: what is left of the dose that the badge showed. */
export function saysNet(text: string): boolean {
  return NET.test(text)
}

/** The same words without those that say so. */
export function withoutNet(text: string): string {
  return text.replace(NET, ' ')
}
