/**
 * `npm run worker`: takes operations from the queue of DATABASE_URL, alongside web processes with
 * ACTUM_RUNNER=external.
 */
import { boot } from '@/lib/boot'

await boot(true)
