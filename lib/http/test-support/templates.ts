import { db } from '@/lib/db/client'
import { newPerson } from '@/lib/http/test-support/application'
import type { Browser, Call, Handler } from '@/lib/http/test-support/browser'
import { ACT, postForm, type Fields } from '@/lib/http/test-support/workspace'

export interface KeptTemplate {
  readonly id: string
  readonly name: string
  readonly fileName: string
  readonly size: number
  readonly version: number
  readonly shareId: string | null
  readonly mapping: Record<string, string>
  readonly settings: Record<string, unknown>
}

/** The response of a template route. */
export interface TemplateAnswer {
  readonly code?: string
  readonly error?: string
  readonly template: KeptTemplate
  readonly templates: KeptTemplate[]
  readonly problems: { code: string }[]
  readonly numbering: { next: number; used: number; acts: number }
  readonly details: { problems: { code: string; severity: string }[]; plan?: string }
}

export async function asked(browser: Browser, handler: Handler, call: Call = {}) {
  const response = await browser.call(handler, call)
  return { status: response.status, body: (await response.json()) as TemplateAnswer }
}

/** Sends a template to be kept. */
export async function keep(browser: Browser, fields: Fields) {
  const { POST } = await import('@/app/api/templates/route')
  const response = await postForm(browser, POST, fields)
  return { status: response.status, body: (await response.json()) as TemplateAnswer }
}

/** The small act, kept. */
export async function keptAct(browser: Browser, options: object = {}): Promise<KeptTemplate> {
  return (await keep(browser, { template: ACT, options: JSON.stringify(options) })).body.template
}

/** Creates a user on a plan, with payment set up. */
export async function onPlan(plan: 'free' | 'standard' | 'professional') {
  const person = await newPerson()
  await db().user.update({ where: { id: person.id }, data: { plan } })
  return person
}
