import { sourceOf } from '../language/header-patterns'

const NET = new RegExp(
  String.raw`(?<!\p{L})(?:${sourceOf('without')}\s${sourceOf('background')}|${sourceOf('background')}[\s-]?${sourceOf('removed')}|${sourceOf('net')})(?!\p{L})`,
  'iu',
)

/** Whether a text means the dose after subtraction of the background: «за вычетом фона», `net`. */
export function saysNet(text: string): boolean {
  return NET.test(text)
}

/** Returns a text without the words for a subtracted background. */
export function withoutNet(text: string): string {
  return text.replace(NET, ' ')
}
