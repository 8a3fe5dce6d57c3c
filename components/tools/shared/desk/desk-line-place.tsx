/** Keeps the place of the line that says what was restored, until that is there. */
export function DeskLinePlace({ given }: { given: { readonly desk: object | null } | null }) {
  return given !== null && given.desk !== null && <div className="min-h-9 border-b border-rule bg-sunk" />
}
