import type { RouteEntry } from './door'

const IN_WORKSPACE = { access: 'documents', of: 'workspace' } as const
/** No storage that browsers can reach is configured, so these routes don't exist for anyone. */
const NO_STORE = { access: 'documents', answers: 404, of: 'workspace' } as const

/** The routes of the tools, of templates and of dose limits. */
export const DOCUMENT_ROUTES: Readonly<Record<string, RouteEntry>> = {
  '/documents/annotated-template': {
    POST: {
      ...IN_WORKSPACE,
      answers: 200,
      form: ({ sessionId = '' }, { act }) => ({ template: act, sessionId }),
    },
  },
  '/documents/cleanup': { POST: { ...IN_WORKSPACE, answers: 200, query: ['sessionId'] } },
  '/documents/corrected-spreadsheet': {
    POST: { ...IN_WORKSPACE, answers: 200, form: ({ sessionId = '' }, { rows }) => ({ excel: rows, sessionId }) },
  },
  '/documents/desk': {
    GET: { access: 'documents', answers: 200, of: 'desk', query: ['tool'] },
    PUT: {
      access: 'documents',
      answers: 200,
      of: 'workspace',
      query: ['tool'],
      json: ({ sessionId = '' }) => ({
        sessionId,
        tool: 'tables',
        files: [],
        templateId: null,
        gone: [],
        run: null,
        last: null,
        settings: {
          reading: { view: 'accepted', join: true, language: 'auto' },
          writing: { layout: 'sheets', format: 'xlsx', merges: 'keep' },
          types: [],
          only: null,
          left: [],
          shown: null,
        },
      }),
    },
    DELETE: { access: 'documents', answers: 200, of: 'desk', query: ['tool'] },
    // Takes back what DELETE cleared.
    POST: { access: 'documents', answers: 200, of: 'clearedDesk', query: ['tool'] },
  },
  '/documents/download/[filename]': {
    GET: { access: 'documents', answers: 200, of: 'file', query: ['sessionId'] },
    HEAD: { access: 'documents', answers: 200, of: 'file', query: ['sessionId'] },
  },
  '/documents/extract-doses': {
    POST: { ...IN_WORKSPACE, answers: 200, form: ({ sessionId = '' }, { doses }) => ({ excel: doses, sessionId }) },
  },
  '/documents/file-info/[name]': {
    GET: { access: 'documents', answers: 200, of: 'file', query: ['sessionId'] },
  },
  '/documents/generate': {
    POST: {
      ...IN_WORKSPACE,
      answers: 200,
      form: ({ sessionId = '' }, { act, rows }) => ({ excel: rows, template: act, sessionId }),
    },
  },
  '/documents/health': { GET: { access: 'open', answers: 200 } },
  '/documents/inspect': {
    POST: { ...IN_WORKSPACE, answers: 200, form: ({ sessionId = '' }, { rows }) => ({ excel: rows, sessionId }) },
  },
  '/documents/mailed/[token]': {
    GET: { access: 'open', answers: 200, of: 'mailedFile' },
    HEAD: { access: 'open', answers: 200, of: 'mailedFile' },
  },
  '/documents/operations': {
    GET: { ...IN_WORKSPACE, answers: 200, query: ['sessionId'] },
  },
  '/documents/operations/[id]': {
    GET: { access: 'documents', answers: 200, of: 'operation' },
    DELETE: { access: 'documents', answers: 200, of: 'operation' },
  },
  '/documents/operations/[id]/again': {
    // Its files are gone.
    POST: { access: 'documents', answers: 422, of: 'operation', others: 404 },
  },
  '/documents/operations/[id]/mail': {
    GET: { access: 'documents', answers: 200, of: 'operation' },
    POST: { access: 'documents', answers: 200, of: 'operation', json: () => ({ only: 'failed' }) },
  },
  '/documents/operations/clear': { POST: { access: 'documents', answers: 200 } },
  '/documents/operations/runs': { GET: { access: 'documents', answers: 200 } },
  '/documents/operations/seen': { POST: { access: 'documents', answers: 200, json: () => ({ ids: ['x'] }) } },
  '/documents/operations/unseen': { GET: { access: 'documents', answers: 200 } },
  '/documents/parse-table': {
    POST: { ...IN_WORKSPACE, answers: 200, form: ({ sessionId = '' }, { tables }) => ({ docx: tables, sessionId }) },
  },
  '/documents/find': {
    POST: {
      ...IN_WORKSPACE,
      answers: 200,
      form: ({ sessionId = '' }, { act, rows }) => ({ excel: rows, template: act, sessionId, search: 'a' }),
    },
  },
  '/documents/preview': {
    POST: {
      ...IN_WORKSPACE,
      answers: 200,
      form: ({ sessionId = '' }, { act, rows }) => ({ excel: rows, template: act, sessionId }),
    },
  },
  '/documents/progress': {
    GET: { access: 'documents', answers: 200, of: 'operation', query: ['sessionId', 'operationId'] },
  },
  '/documents/session/new': { GET: { access: 'documents', answers: 200 } },
  '/documents/stats': { GET: { ...IN_WORKSPACE, answers: 200, query: ['sessionId'] } },
  '/documents/uploads': {
    POST: { ...NO_STORE, json: ({ sessionId }) => ({ sessionId, name: 'a.xlsx', bytes: 10 }) },
  },
  '/documents/uploads/complete': { POST: { ...NO_STORE, json: () => ({ ticket: 'eyJ' }) } },
  '/dose-profiles': {
    GET: { access: 'person', answers: 200 },
    POST: {
      access: 'person',
      answers: 201,
      json: () => ({
        name: 'Контрольный уровень',
        limits: [{ id: 'own', quantities: ['Hp(10)'], value: '6', unit: 'mSv' }],
      }),
    },
  },
  '/dose-profiles/[name]': { DELETE: { access: 'person', answers: 200, of: 'doseProfile' } },
  '/templates': {
    GET: { access: 'person', answers: 200 },
    POST: { access: 'person', answers: 201, form: (_named, { act }) => ({ template: act }) },
  },
  '/templates/[id]': {
    GET: { access: 'person', answers: 200, of: 'template' },
    PUT: { access: 'person', answers: 200, of: 'template', json: () => ({ name: 'Протокол' }) },
    DELETE: { access: 'person', answers: 200, of: 'template' },
  },
  '/templates/[id]/file': {
    GET: { access: 'person', answers: 200, of: 'template' },
    PUT: { access: 'person', answers: 200, of: 'template', form: (_named, { act }) => ({ template: act }) },
  },
  '/templates/[id]/register': {
    GET: { access: 'person', answers: 200, of: 'template' },
    PUT: { access: 'person', answers: 200, of: 'template', json: () => ({ next: 7 }) },
  },
  // Anyone with the link may copy.
  '/templates/shared/[shareId]': { POST: { access: 'person', answers: 201, of: 'sharedTemplate', others: 201 } },
}
