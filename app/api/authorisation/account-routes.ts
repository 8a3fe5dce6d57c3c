import type { RouteEntry } from './door'

const NEW_PASSWORD = 'another horse battery'

/** The routes of accounts, sessions, profiles, administration and related ones. */
export const ACCOUNT_ROUTES: Readonly<Record<string, RouteEntry>> = {
  '/[...rest]': {
    GET: { access: 'open', answers: 404 },
    POST: { access: 'open', answers: 404 },
    PUT: { access: 'open', answers: 404 },
    PATCH: { access: 'open', answers: 404 },
    DELETE: { access: 'open', answers: 404 },
  },
  '/admin/command': {
    POST: { access: 'secret', answers: 200, json: ({ email }) => ({ command: 'plan', email, plan: 'standard' }) },
  },
  '/admin/summary': { GET: { access: 'admin', answers: 200 } },
  // No provider is configured, so these routes don't exist for anyone; social.integration.test.ts tests them with one.
  '/auth/[provider]/[code]': { GET: { access: 'open', answers: 404, params: { provider: 'google', code: 'x' } } },
  '/auth/[provider]/start': {
    GET: { access: 'open', answers: 404, params: { provider: 'google' }, query: ['redirect_uri'] },
  },
  '/auth/login': {
    POST: { access: 'open', answers: 200, json: ({ email, password }) => ({ email, password }) },
  },
  '/auth/logout': { POST: { access: 'person', answers: 200 } },
  '/auth/register': {
    POST: { access: 'open', answers: 201, json: ({ newEmail, password }) => ({ email: newEmail, password }) },
  },
  '/metrics': { GET: { access: 'secret', answers: 200 } },
  '/cron/[job]': { GET: { access: 'secret', answers: 200, params: { job: 'recover' } } },
  '/email/confirm': {
    POST: { access: 'open', answers: 200, of: 'confirmation', json: ({ token }) => ({ token }) },
  },
  '/email/send': { POST: { access: 'person', answers: 200 } },
  '/openapi.json': { GET: { access: 'open', answers: 200 } },
  '/password-change': {
    POST: {
      access: 'person',
      answers: 200,
      json: ({ password }) => ({ current_password: password, password: NEW_PASSWORD }),
    },
  },
  '/password/forget': { POST: { access: 'open', answers: 200, json: ({ newEmail }) => ({ email: newEmail }) } },
  '/password/reset': {
    POST: { access: 'open', answers: 200, of: 'reset', json: ({ token }) => ({ token, password: NEW_PASSWORD }) },
  },
  '/profile': { GET: { access: 'person', answers: 200 } },
  '/profile/pictures/[kind]': {
    GET: { access: 'person', answers: 200, of: 'picture' },
    PUT: { access: 'person', answers: 200, of: 'picture', others: 200, form: (_named, { picture }) => ({ picture }) },
    DELETE: { access: 'person', answers: 200, of: 'picture', others: 200 },
  },
  '/profile/put': { PUT: { access: 'person', answers: 200, json: () => ({ organisation: 'ООО «Луч»' }) } },
  // Its own token guards the way out; here no one has one.
  '/session/[...nextauth]': {
    GET: { access: 'open', answers: 200, params: { nextauth: 'csrf' } },
    POST: { access: 'open', answers: 403, params: { nextauth: 'signout' }, json: () => ({}), looseBody: true },
  },
  '/sessions': { GET: { access: 'person', answers: 200 }, DELETE: { access: 'person', answers: 200 } },
  '/sessions/[id]': { DELETE: { access: 'person', answers: 200, of: 'session' } },
  '/sign-in-methods': { GET: { access: 'person', answers: 200 } },
  '/sign-in-methods/[provider]': {
    POST: {
      access: 'person',
      answers: 404,
      params: { provider: 'google' },
      json: ({ password }) => ({ password }),
    },
    DELETE: {
      access: 'person',
      answers: 200,
      of: 'identity',
      params: { provider: 'github' },
      json: ({ password }) => ({ password }),
    },
  },
  '/tags': {
    POST: {
      access: 'person',
      answers: 200,
      json: () => ({ text: '{доза | number:2}', column: 'Доза', value: '0,4', language: 'ru' }),
    },
  },
  '/tokens': {
    GET: { access: 'person', answers: 200 },
    POST: { access: 'person', answers: 201, json: ({ password }) => ({ name: 'LIMS', password }) },
  },
  '/tokens/[id]': { DELETE: { access: 'person', answers: 200, of: 'apiToken' } },
  '/users': { DELETE: { access: 'person', answers: 200, json: ({ password }) => ({ password }) } },
  '/users/export': { GET: { access: 'person', answers: 200 } },
  '/users/files': { GET: { access: 'person', answers: 200 } },
  '/users/files/[id]': { DELETE: { access: 'person', answers: 200, of: 'file' } },
  '/users/get/[id]': { GET: { access: 'person', answers: 200, of: 'person', admin: 200 } },
  '/users/put': { PUT: { access: 'person', answers: 200, json: () => ({ name: 'Щёголева Ю. Я.' }) } },
  '/users/reset': { GET: { access: 'person', answers: 200 } },
  '/webhooks': {
    GET: { access: 'person', answers: 200 },
    POST: { access: 'person', answers: 201, json: () => ({ url: 'https://93.184.215.14/hook' }) },
  },
  '/webhooks/[id]': {
    POST: { access: 'person', answers: 200, of: 'webhook' },
    DELETE: { access: 'person', answers: 200, of: 'webhook' },
  },
  '/webhooks/[id]/deliveries': { GET: { access: 'person', answers: 200, of: 'webhook' } },
  '/webhooks/[id]/deliveries/[delivery]': { POST: { access: 'person', answers: 201, of: 'webhook' } },
}
