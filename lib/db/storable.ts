/** Of the escapes that JSON.stringify writes, those that `jsonb` refuses; any other is passed over as a whole. */
const ESCAPE = /\\(?:u(0000|d[89a-f][\da-f]{2})|.)/g

/**
 * A value as a `jsonb` column can store it, through JSON: of its texts and names U+0000 is left out, and half of a surrogate pair is
 * U+FFFD, as it is in UTF-8. Strangers' files have both, and a column that refuses them refuses the whole row.
 */
export function storableJson<Value extends object>(value: Value): Value {
  const json = JSON.stringify(value).replace(ESCAPE, (escape: string, refused?: string) => {
    if (refused === undefined) return escape
    return refused === '0000' ? '' : '\ufffd'
  })
  // Returns the same shape without what JSON can't represent, which no row stores either.
  return JSON.parse(json) as Value
}
