import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Handler } from '@/lib/http/test-support/browser'
import { METHODS, type Method } from './door'

/** A route file: its folder under `app/api`, and its module. */
export interface FoundRoute {
  readonly folder: string
  load(): Promise<Readonly<Partial<Record<Method, Handler>>>>
}

const API = path.resolve('app/api')

/** Returns every `route.ts` under `app`, listed or not. */
export function foundRoutes(): FoundRoute[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^route\.[jt]sx?$/.test(path.basename(file)))
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .map((folder) => ({
      folder: `/${folder}`,
      // In this form, because a bundler has to see which files are meant.
      load: () => import(`../${folder}/route.ts`) as Promise<Partial<Record<Method, Handler>>>,
    }))
    .sort((a, b) => a.folder.localeCompare(b.folder))
}

export function methodsOf(module: Readonly<Partial<Record<Method, unknown>>>): Method[] {
  return METHODS.filter((method) => module[method] !== undefined)
}
