import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = 'messages/en-US.d.json.ts'

/**
 * Writes the English messages as literal types, so that a missing argument of a message is a type error. Done here and
 * not by next-intl's own plugin, which writes them only at a build: types are checked before it.
 */
export function declareMessages() {
  const text = `// Made from en-US.json by scripts/steps/declare-messages.mjs.\ndeclare const messages: ${readFileSync('messages/en-US.json', 'utf8').trim()}\nexport default messages\n`
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text)
}
