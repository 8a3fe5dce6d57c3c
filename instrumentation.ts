/** Next calls it once in each server process, and again for the edge runtime, which has no database. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./lib/boot')).boot()
}
