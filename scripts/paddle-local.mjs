/** `npm run paddle:local -- [port] [address of Actum]`: an in-memory Paddle, to try payments with; it prints how. */
import { prepareBundles } from './prepare.mjs'

await prepareBundles()
await import('../dist/paddle-local.mjs')
