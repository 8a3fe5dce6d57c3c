import { keepProfile, profileAnswerSchema, profilesAnswerSchema, profilesOf } from '@/lib/doses/own-profiles'
import { newProfileSchema } from '@/lib/doses/profile-schema'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'List dose limits: custom and built-in',
  limits: [RATE_LIMITS.reading],
  answers: { 200: profilesAnswerSchema },
  handle: async ({ caller }) => Response.json({ success: true, ...(await profilesOf(caller.session.userId)) }),
})

export const POST = route({
  summary: 'Save custom dose limits, replacing those with the same name',
  limits: [RATE_LIMITS.documents],
  body: newProfileSchema,
  answers: { 201: profileAnswerSchema },
  codes: ['DOSE_PROFILE_RESERVED', 'TOO_MANY_DOSE_PROFILES'],
  handle: async ({ caller, body }) => {
    const profile = await keepProfile(caller.session.userId, body)
    return Response.json({ success: true, profile }, { status: 201 })
  },
})
