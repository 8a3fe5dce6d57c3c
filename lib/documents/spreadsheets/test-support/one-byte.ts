/** The bytes of a text in a one-byte encoding, by asking the decoder what each byte means. */
export function oneByte(text: string, encoding: string): Uint8Array {
  const table = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) table.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from([...text], (char) => {
    const byte = table.get(char)
    if (byte === undefined) throw new TypeError(`${encoding} has no ${char}`)
    return byte
  })
}
