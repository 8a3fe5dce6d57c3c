import type { Converter } from '@/lib/documents/converter'
import { findSoffice } from './find-soffice'
import { gotenberg } from './gotenberg'
import { libreOffice } from './libreoffice'
import type { ConverterVariables } from './settings'
import { gotenbergSettings } from './settings'

/**
 * Returns the converter of the environment: Gotenberg if it is configured, otherwise this machine's LibreOffice,
 * otherwise none. With Gotenberg, an installed LibreOffice still does what Gotenberg can't.
 */
export function createConverter(variables: ConverterVariables & NodeJS.Dict<string>): Converter | undefined {
  const program = findSoffice(variables)
  const local = program === null ? undefined : libreOffice(program)
  const service = gotenbergSettings(variables)
  return service === null ? local : gotenberg(service, { toDocx: local?.toDocx })
}

/** Which converter `createConverter` would give, without making it. */
export function converterName(variables: ConverterVariables & NodeJS.Dict<string>): Converter['name'] | 'none' {
  if (gotenbergSettings(variables) !== null) return 'gotenberg'
  return findSoffice(variables) === null ? 'none' : 'libreoffice'
}

/** Whether that converter reads DOC, RTF and ODT, which Gotenberg makes no DOCX of. */
export function readsOlderDocuments(variables: ConverterVariables & NodeJS.Dict<string>): boolean {
  return findSoffice(variables) !== null
}

/**
 * The variables that a document process needs to make the same converter, and no others of the environment; LibreOffice is found
 * here, where the whole environment is known.
 */
export function variablesForConverter(variables: ConverterVariables & NodeJS.Dict<string>): ConverterVariables {
  const { GOTENBERG_URL, GOTENBERG_USERNAME, GOTENBERG_PASSWORD } = variables
  return { SOFFICE_PATH: findSoffice(variables) ?? undefined, GOTENBERG_URL, GOTENBERG_USERNAME, GOTENBERG_PASSWORD }
}
