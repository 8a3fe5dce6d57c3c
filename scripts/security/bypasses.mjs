import { bypassForms, isClosed } from './bypass-forms.mjs'
import { rawRequest } from './raw-request.mjs'

/**
 * Requests protected paths in every form, signed out.
 *
 * @param {string} origin
 * @param {readonly string[]} paths that need a sign-in
 * @returns {Promise<{ calls: number, wrong: string[] }>}
 */
export async function bypasses(origin, paths) {
  const wrong = []
  let calls = 0
  for (const path of paths) {
    for (const { name, target, headers } of bypassForms(path)) {
      const answer = await rawRequest(origin, { target, headers })
      calls++
      if (!isClosed(answer, origin)) wrong.push(`${path}, ${name}: ${answer.status} for ${target}`)
    }
  }
  return { calls, wrong }
}
