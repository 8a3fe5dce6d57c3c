const ids = new Map<string, number>()

/** Returns the number of a sense or category, the same for the same name. */
export function symbolOf(name: string): number {
  const known = ids.get(name)
  if (known !== undefined) return known
  const id = ids.size
  ids.set(name, id)
  return id
}

/** Returns how many symbols there are. */
export function symbolCount(): number {
  return ids.size
}
