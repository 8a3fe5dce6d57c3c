import type { Picture } from '../../pictures/picture'
import { normaliseName } from '../matching/normalise'
import { nearest } from '../matching/similarity'

/** A person's own details and those of their office, to be printed in every act: `{profile.organisation}`, `{profile.stamp}`. */
export interface Profile {
  /** By the names of `PROFILE_FIELDS` in any of the three languages, or by the person's own names. */
  readonly fields: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, Picture>>
}

const PREFIXES = ['profile', 'профиль', 'profil', 'profilul'].map((word) => normaliseName(word))

/** The fields that every profile has, though they may be empty, with the names that a person can write. */
export const PROFILE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  organisation: ['organization', 'организация', 'учреждение', 'organizație', 'organizația', 'instituție', 'instituția'],
  department: ['отдел', 'подразделение', 'отделение', 'secție', 'secția', 'departament', 'departamentul'],
  position: ['должность', 'funcție', 'funcția'],
  name: ['имя', 'фио', 'nume', 'numele'],
  phone: ['телефон', 'telefon', 'telefonul'],
  email: ['e-mail', 'mail', 'почта', 'эл. почта', 'электронная почта', 'е-mail', 'poștă', 'poșta'],
  address: ['адрес', 'adresă', 'adresa'],
  signatory: ['подписант', 'подписывающий', 'semnatar', 'semnatarul'],
  signatoryPosition: ['signatory position', 'должность подписанта', 'funcția semnatarului', 'funcție semnatar'],
  stamp: ['печать', 'штамп', 'ștampilă', 'ștampila'],
  signature: ['подпись', 'semnătură', 'semnătura'],
}

/** Without diacritics too: that is how Romanian is often typed. */
function plain(name: string): string {
  return normaliseName(name)
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(PROFILE_FIELDS).flatMap(([field, names]) =>
    [field, ...names].map((name): [string, string] => [plain(name), field]),
  ),
)

/** What follows `profile.` in a tag's name, in any of the three languages; null for a name that is not of the profile. */
export function profileName(name: string): string | null {
  const match = /^(\p{L}+) ?\. ?(.+)$/u.exec(normaliseName(name))
  return match !== null && PREFIXES.includes(match[1] ?? '') ? (match[2] ?? '') : null
}

/** A profile ready to be asked, by the names that its fields have. */
export class ProfileValues {
  readonly #texts = new Map<string, string>()
  readonly #pictures = new Map<string, Picture>()

  constructor({ fields, pictures }: Profile = { fields: {}, pictures: {} }) {
    for (const [name, text] of Object.entries(fields)) this.#texts.set(fieldKey(name), text)
    for (const [name, picture] of Object.entries(pictures)) this.#pictures.set(fieldKey(name), picture)
  }

  /** The field that a name after `profile.` means; null where no profile has it and this one neither. */
  fieldOf(name: string): string | null {
    const key = fieldKey(name)
    return BY_NAME.has(plain(name)) || this.#texts.has(key) || this.#pictures.has(key) ? key : null
  }

  /** The field that was probably meant. */
  nearest(name: string): string | null {
    const known = Object.entries(PROFILE_FIELDS).flatMap(([field, names]) => [field, ...names])
    return nearest(plain(name), [...known, ...this.#texts.keys(), ...this.#pictures.keys()], plain)
  }

  text(field: string): string {
    return this.#texts.get(field) ?? ''
  }

  picture(field: string): Picture | null {
    return this.#pictures.get(field) ?? null
  }

  isEmpty(field: string): boolean {
    return this.text(field).trim() === '' && this.picture(field) === null
  }
}

function fieldKey(name: string): string {
  const named = plain(name)
  return BY_NAME.get(named) ?? named
}
