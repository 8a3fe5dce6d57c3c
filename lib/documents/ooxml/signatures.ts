/** Binary files that are known by their first bytes alone. */
export type SignedKind = 'pdf' | 'image' | 'xls' | 'archive'

/** How binary files begin, in hexadecimal; `..` is any byte. */
const PATTERNS: readonly (readonly [string, SignedKind])[] = [
  ['255044462d', 'pdf'],
  ['efbbbf255044462d', 'pdf'],
  ['89504e470d0a1a0a', 'image'],
  ['ffd8ff', 'image'],
  ['474946383[79]61', 'image'],
  ['52494646........57454250', 'image'],
  ['49492a00', 'image'],
  ['4d4d002a', 'image'],
  ['424d........00000000', 'image'],
  ['........66747970(?:68656963|68656966|6d696631|61766966)', 'image'],
  // Excel's worksheets before compound files: the record that begins one, BIFF2 to BIFF8 ([MS-XLS] 2.4.21).
  ['09(?:00|02|04|08)(?:04|06|08|10)00', 'xls'],
  ['1f8b', 'archive'],
  ['377abcaf271c', 'archive'],
  ['526172211a07', 'archive'],
]

const SIGNATURES = PATTERNS.map(([pattern, kind]) => [new RegExp(`^${pattern}`), kind] as const)

/** The kind that a file's first 16 bytes, in hexadecimal, sign it as, or null. */
export function signedKind(head: string): SignedKind | null {
  return SIGNATURES.find(([signature]) => signature.test(head))?.[1] ?? null
}
