/** A page of the documentation as text: esbuild puts it into the bundle. */
declare module '*.md' {
  const text: string
  export default text
}
