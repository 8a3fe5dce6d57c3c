/**
 * The country whose taxes the shown prices include, wherever the user is. If Paddle refuses to sell there, prices are
 * shown without tax, and the checkout uses the user's own country.
 */
export const PRICE_COUNTRY = 'RU'
