/** A tag as one writes it into a template. Its braces are part of it, and no language translates it. */
export function TemplateTag({ children }: { children: string }) {
  return <span translate="no">{`{${children}}`}</span>
}
