/** The environment of an installation with payment, where users of the free plan have its limits. */
export const PAYMENT = {
  PADDLE_API_KEY: 'pdl_test_key',
  PADDLE_CLIENT_TOKEN: 'test_client_token',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_secret',
  PADDLE_PRICE_STANDARD_MONTH: 'pri_01standardmonth',
  PADDLE_PRICE_STANDARD_YEAR: 'pri_01standardyear',
  PADDLE_PRICE_PROFESSIONAL_MONTH: 'pri_01professionalmonth',
  PADDLE_PRICE_PROFESSIONAL_YEAR: 'pri_01professionalyear',
  PADDLE_ENVIRONMENT: 'sandbox',
} as const
