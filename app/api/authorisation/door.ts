import type { NamedFile } from '@/lib/documents/tool'

/** The HTTP methods that a route module may export. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export type Method = (typeof METHODS)[number]

/**
 * Who may call a route: anyone; a signed-in user; signed-in users and their tokens with the scope; administrators;
 * anyone with the route's own secret, which belongs to no user.
 */
export type Access = 'open' | 'person' | 'documents' | 'admin' | 'secret'

/** What a route can concern. Each belongs to one user; `resources.ts` creates them. */
export type ResourceName =
  | 'apiToken'
  | 'checkout'
  | 'clearedDesk'
  | 'confirmation'
  | 'desk'
  | 'doseProfile'
  | 'file'
  | 'identity'
  | 'mailedFile'
  | 'operation'
  | 'person'
  | 'picture'
  | 'reset'
  | 'session'
  | 'sharedTemplate'
  | 'template'
  | 'webhook'
  | 'workspace'

/** What calls name: the owner's things, by the names of the path's segments and of the query. */
export interface Named {
  readonly email: string
  readonly password: string
  /** An address that no one has. */
  readonly newEmail: string
  readonly id?: string
  readonly kind?: string
  readonly transactionId?: string
  readonly delivery?: string
  readonly currency: string
  readonly tool: string
  readonly redirect_uri: string
  readonly name?: string
  readonly filename?: string
  readonly shareId?: string
  readonly token?: string
  readonly sessionId?: string
  readonly operationId?: string
}

/** Files to send. */
export interface Samples {
  readonly act: NamedFile
  readonly rows: NamedFile
  readonly tables: NamedFile
  readonly doses: NamedFile
  readonly picture: NamedFile
}

type Fields = Readonly<Record<string, string | NamedFile>>

/** One method of one route: who may call it, about what, with what, and how it answers. */
export interface Door {
  readonly access: Access
  /** The status for authorized callers: the owner, an administrator, those with the secret; anyone for an open route. */
  readonly answers: number
  readonly of?: ResourceName
  /**
   * The status for other signed-in users: by default 404 if the route concerns a resource, otherwise as for the owner.
   */
  readonly others?: number
  /** The same for an administrator; without it as for `others`. */
  readonly admin?: number
  /** The path's open segments, where they are not what is named. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: readonly (keyof Named)[]
  readonly json?: (named: Named) => Readonly<Record<string, unknown>>
  /** Whether the body may contain unknown fields, as next-auth's does. */
  readonly looseBody?: true
  readonly form?: (named: Named, samples: Samples) => Fields
}

export type RouteEntry = Readonly<Partial<Record<Method, Door>>>
