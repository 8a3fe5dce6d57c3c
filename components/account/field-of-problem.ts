/** The cells that the account's forms have. */
export type AccountField = 'email' | 'currentPassword' | 'newPassword'

/** Returns the field that a server's code concerns, whose border turns red; null if there is none. */
export function fieldOfProblem(code: string): AccountField | null {
  switch (code) {
    case 'EMAIL_TAKEN':
    case 'EMAIL_NOT_VALID':
      return 'email'
    case 'PASSWORD_WRONG':
      return 'currentPassword'
    default:
      return code.startsWith('PASSWORD_') ? 'newPassword' : null
  }
}
