import { readNamedFile } from './files'

/** What a JSON file contains; undefined where it isn't JSON. @throws FileError */
export async function readJsonFile(folder: string, name: string): Promise<unknown> {
  const { bytes } = await readNamedFile(folder, name)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
