import { ACCOUNT_ROUTES } from './account-routes'
import { BILLING_ROUTES } from './billing-routes'
import { DOCUMENT_ROUTES } from './document-routes'
import type { RouteEntry } from './door'

/** Every route of the API by its folder, with who may call it. A route that is not here fails the matrix's test. */
export const ROUTES: Readonly<Record<string, RouteEntry>> = {
  ...ACCOUNT_ROUTES,
  ...BILLING_ROUTES,
  ...DOCUMENT_ROUTES,
}
