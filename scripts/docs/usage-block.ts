import type { messagesOf } from '@/lib/i18n/messages'
import { translator } from '@/lib/i18n/translate'

type Usage = Extract<keyof ReturnType<typeof messagesOf>['cli'], `${string}Usage`>

/** Returns what a command prints for `--help`, as a code block. */
export function usageBlock(key: Usage): string {
  return `\`\`\`text\n${translator('en-US')(`cli.${key}`)}\n\`\`\``
}
