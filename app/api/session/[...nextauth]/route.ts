import NextAuth from 'next-auth'
import { authOptions } from '@/lib/accounts/auth-options'

interface Context {
  readonly params: Promise<{ nextauth: string[] }>
}

/** Made at each request: the options need the secret, which boot loads. */
const handler = (request: Request, context: Context): Promise<Response> => NextAuth(authOptions())(request, context)

export { handler as GET, handler as POST }
