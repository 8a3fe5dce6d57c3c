import type { DeskTool } from '@/lib/operations/desk/desk-schema'

const CHANNEL = 'actum-desk'

interface News {
  readonly tool: DeskTool
  readonly version: number
}

let channel: BroadcastChannel | null = null

function line(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(CHANNEL))
}

/** Notifies the other tabs of this browser that a desk has a new version. */
export function tellDesk(tool: DeskTool, version: number): void {
  line().postMessage({ tool, version } satisfies News)
}

/** Hears it of other tabs; gives what ends it. */
export function hearDesks(listener: (tool: DeskTool, version: number) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data.tool, data.version)
  const own = line()
  own.addEventListener('message', hear)
  return () => own.removeEventListener('message', hear)
}
