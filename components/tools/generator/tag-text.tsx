/** A tag as the template has it, what is after the bar in the colour of print. */
export function TagText({ tag }: { tag: string }) {
  const bar = tag.indexOf('|')
  if (bar === -1) return <span translate="no">{tag}</span>
  const end = /[}%]*$/.exec(tag)?.index ?? tag.length
  return (
    <span translate="no">
      {tag.slice(0, bar)}
      <span className="text-print">{tag.slice(bar, end)}</span>
      {tag.slice(end)}
    </span>
  )
}
