/** Returns the function with its results cached by text; when there are too many, all are cleared. */
export function remember<Value>(answer: (text: string) => Value, most = 20_000): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (text) => {
    const kept = known.get(text)
    if (kept) return kept.value
    const value = answer(text)
    if (known.size >= most) known.clear()
    known.set(text, { value })
    return value
  }
}
