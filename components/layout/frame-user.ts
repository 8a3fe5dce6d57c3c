/** Roles of an account; a navigation item names those that see it. */
export type Role = 'user' | 'admin'

/** What the frame needs to know of the signed-in person. */
export type FrameUser = { id: string; email: string; name: string | null; role: Role }
