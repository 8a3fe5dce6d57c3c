/** The cells that the account's forms have. */
export type AccountField = 'email' | 'currentPassword' | 'newPassword'

/** The cell that a code of the server is about, whose edge turns red; null where it is about none. */
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
