/** Thrown by a check that this machine can't run, with the reason for readers: «PostgreSQL is not installed». */
export class NotHere extends Error {
  name = 'NotHere'
}
