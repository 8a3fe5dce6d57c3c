/**
 * The country whose taxes the shown prices have, wherever the person is. Where Paddle refuses to sell in it, the prices are
 * shown without tax, and the checkout takes the person's own country.
 */
export const PRICE_COUNTRY = 'RU'
