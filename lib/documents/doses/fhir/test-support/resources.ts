/** Returns a resource with dosages in R4, where the schema checks them. */
export function request(dosageInstruction: readonly object[]): object {
  return {
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: 'medicine' },
    subject: { display: 'patient' },
    dosageInstruction,
  }
}

/** Returns an R5 dosage with the names of R4, since only the schema of R4 is published as a package. */
export function asR4<Dosage extends { readonly asNeeded?: true }>({ asNeeded, ...rest }: Dosage): object {
  return { ...rest, ...(asNeeded && { asNeededBoolean: asNeeded }) }
}
