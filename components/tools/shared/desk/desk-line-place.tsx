/** Keeps the place of the line that says what was restored, until that is there. */
export function DeskLinePlace({ given }: { given: { readonly desk: object | null } | null }) {
  return given !== null && given.desk !== null && <div className="h-11 border-b border-rule bg-sunk sm:h-9" />
}
