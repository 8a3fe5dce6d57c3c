/** A resource that has dosages in R4: the schema checks them in their place. */
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

/** A dosage of R5 with the names of R4, whose schema is the only one published as a package. */
export function asR4<Dosage extends { readonly asNeeded?: true }>({ asNeeded, ...rest }: Dosage): object {
  return { ...rest, ...(asNeeded && { asNeededBoolean: asNeeded }) }
}
