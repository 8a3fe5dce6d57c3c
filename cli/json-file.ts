import { readNamedFile } from './files'

/** The content of a JSON file; undefined if it isn't JSON. @throws FileError */
export async function readJsonFile(folder: string, name: string): Promise<unknown> {
  const { bytes } = await readNamedFile(folder, name)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
