/** A file's name as it may stand in a zip that is unpacked on any system: one segment, no reserved character, no dot at its ends. */
export function zipName(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_')
  return clean === '' ? '_' : clean
}
