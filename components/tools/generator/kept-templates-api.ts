import { callApi } from '@/components/account/api-client'
import { ApiError } from '@/components/account/api-error'
import { documentSession } from '../shared/document-session'
import { contentOf, type ChosenFile } from '../shared/chosen-file'
import { formWith } from '../shared/form-with'
import type { Choices } from './choices'
import { settingsOf, type KeptTemplate } from './kept-template'
import type { Options } from './options'

const TEMPLATES = '/api/templates'

/** What of the generator's state is kept with a template. */
export interface Kept {
  readonly choices: Choices
  readonly options: Options
}

/** Lists the user's templates, by name. @throws ApiError */
export async function fetchTemplates(signal: AbortSignal): Promise<readonly KeptTemplate[]> {
  const response = await callApi(TEMPLATES, { signal })
  return ((await response.json()) as { readonly templates: readonly KeptTemplate[] }).templates
}

/** One of them; null where it is not kept any more, or can't be asked for now. */
export async function keptTemplate(id: string): Promise<KeptTemplate | null> {
  try {
    const kept = await fetchTemplates(new AbortController().signal)
    return kept.find((template) => template.id === id) ?? null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

/** Keeps a template with its mapping and settings. @throws ApiError */
export async function keepTemplate(file: ChosenFile, kept: Kept): Promise<KeptTemplate> {
  const options = JSON.stringify({ mapping: headersOf(kept.choices), settings: settingsOf(kept.options) })
  const body = await formWith(await documentSession(), { template: contentOf(file), options })
  return templateOf(await callApi(TEMPLATES, { method: 'POST', body }))
}

/** Puts a mapping and settings in the place of those that it is kept with. @throws ApiError TEMPLATE_CHANGED */
export function changeTemplate(template: KeptTemplate, kept: Kept): Promise<KeptTemplate> {
  const mapping = { ...template.mapping, ...headersOf(kept.choices) }
  return change(template, { mapping, settings: settingsOf(kept.options) })
}

/** @throws ApiError TEMPLATE_CHANGED */
export function renameTemplate(template: KeptTemplate, name: string): Promise<KeptTemplate> {
  return change(template, { name })
}

/** Shares it, or no longer: who is given its share id may copy it. @throws ApiError LIMIT_SHARING, TEMPLATE_CHANGED */
export function shareTemplate(template: KeptTemplate, shared: boolean): Promise<KeptTemplate> {
  return change(template, { shared })
}

/** Keeps a copy of a template that another person shares. @throws ApiError LIMIT_SHARING, NOT_FOUND, TOO_MANY_TEMPLATES */
export async function copyShared(shareId: string): Promise<KeptTemplate> {
  return templateOf(await callApi(`${TEMPLATES}/shared/${encodeURIComponent(shareId)}`, { method: 'POST' }))
}

/** Unless it was changed elsewhere in the meantime. */
async function change(template: KeptTemplate, changed: object): Promise<KeptTemplate> {
  const body = JSON.stringify({ ...changed, version: template.version })
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body }
  return templateOf(await callApi(pathOf(template), init))
}

/** @throws ApiError */
export async function removeTemplate(template: KeptTemplate): Promise<void> {
  await callApi(pathOf(template), { method: 'DELETE' })
}

function pathOf({ id }: KeptTemplate): string {
  return `${TEMPLATES}/${encodeURIComponent(id)}`
}

async function templateOf(response: Response): Promise<KeptTemplate> {
  return ((await response.json()) as { readonly template: KeptTemplate }).template
}

/** By headers, since the next spreadsheet may have its columns elsewhere; an empty text leaves the tag's place empty. */
export function headersOf(choices: Choices): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, choice.kind === 'column' ? choice.header : '']),
  )
}
