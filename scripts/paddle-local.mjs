/** `npm run paddle:local -- [port] [address of Actum]`: a Paddle in memory, to try payment with; what it prints says how. */
import { prepareBundles } from './prepare.mjs'

await prepareBundles()
await import('../dist/paddle-local.mjs')
