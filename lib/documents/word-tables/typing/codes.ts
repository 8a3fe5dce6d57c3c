/** «007», «022 123 456». */
const LEADING_ZERO = /^0\d[\d \u00a0]*$/
const HAS_DIGIT = /\d/
/** No code or telephone is longer. */
const LONGEST = 24
const WHOLE = /^\d+$/
/** «+7 (495) 123-45-67», «8-800-555-35-35», “(021) 314 15 16”. */
const PHONE = /^(?:\+\d[\d ()\u00a0-]{7,}|\d?[ -]?\(\d{3,5}\)[\d \u00a0-]{5,}|\d{1,4}(?:-\d{2,4}){2,4})$/
/** «А12», “12b”, “TX-104”, but no quantity with its unit (“12kg”). */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d]+(?:[-./][\p{L}\d]+)*$/u
const WITH_UNIT = /^\d+(?:[.,]\d+)?\p{L}{2,}$/u
/** An address of a network, which Romanian could read as thousands: 192.168.100.200. */
const ADDRESS = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/
const MOBILE_DIGITS = 11
const MOBILE = /^[78][3-9]\d{9}$/
/** Digits that no quantity has one under another, all of one length. */
const FIXED_WIDTH = 8

/** Whether the numbers of a column name rather than count, by the looks of its cells: the whole column stays text. */
export function isColumnOfCodes(texts: readonly string[]): boolean {
  let [wholes, codes, width, areWide] = [0, 0, 0, true]
  for (const text of texts) {
    if (LEADING_ZERO.test(text)) return true
    if (WHOLE.test(text)) {
      if (wholes++ === 0) width = text.length
      areWide &&= text.length === width && width >= FIXED_WIDTH
    } else if (text.length <= LONGEST && HAS_DIGIT.test(text)) {
      if (PHONE.test(text) || ADDRESS.test(text)) return true
      if (!text.includes(' ') && CODE.test(text) && !WITH_UNIT.test(text)) codes++
    }
  }
  if (codes > 0 && codes * 2 >= wholes) return true
  return wholes >= 2 && areWide
}

/** Eleven digits as a Russian telephone has them. */
export function isMobile(text: string): boolean {
  return text.length === MOBILE_DIGITS && MOBILE.test(text)
}

/** Whether whole numbers follow one another by one. */
export function isCount(texts: readonly string[]): boolean {
  return texts.every((text, index) => {
    if (!WHOLE.test(text) || text.length > 9) return false
    return index === 0 || Number(text) === Number(texts[index - 1]) + 1
  })
}
