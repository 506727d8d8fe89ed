import { headers } from 'next/headers'
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { cache } from 'react'

/**
 * The member of staff whose session a page of the panel is for; null without one. Unlike `payload.auth` it leaves out the
 * permissions of all collections, which Payload's own parts of the page evaluate.
 */
export const findSessionUser = cache(
  async (payload: Payload): Promise<TypedUser | null> =>
    (await executeAuthStrategies({ headers: await headers(), payload })).user,
)
