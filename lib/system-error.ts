/** Whether something thrown is a system error with this code, like `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
