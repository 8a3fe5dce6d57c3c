import { HYDRATED, holdEarlyPresses } from './early-presses-script'

/** Keeps what people press before the page's scripts have loaded. First in the body: everything after it can be pressed. */
export function EarlyPresses({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce from scripts, so the attribute is empty when React compares it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${String(holdEarlyPresses)})(${JSON.stringify(HYDRATED)})` }}
    />
  )
}
