import type { ProviderMethod, SignInMethods } from './sign-in-methods-api'

/**
 * What can be done about a provider: `link` it, `unlink` it, or neither, because it is the `last` way in or because the account's
 * address is not confirmed (`confirmFirst`).
 */
export type ProviderAction = 'link' | 'unlink' | 'last' | 'confirmFirst'

/** @param emailVerified whether the account's address is confirmed; the server links nothing before that */
export function whatCanBeDone(methods: SignInMethods, method: ProviderMethod, emailVerified: boolean): ProviderAction {
  if (method.linked === null) return emailVerified ? 'link' : 'confirmFirst'
  const others = methods.providers.filter((other) => other !== method && other.configured && other.linked !== null)
  return others.length > 0 || methods.password !== null ? 'unlink' : 'last'
}
