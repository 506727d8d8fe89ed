import type { PayloadRequest } from 'payload'
import { HIDDEN_PREFIX, hidesOn } from '@/src/domain/panel/hidden-items'
import type { Day } from '@/src/domain/time/days'

/** The keys of the preferences by which the reader hides items of the landing page today (STF-04). */
export const findHiddenKeys = async (req: PayloadRequest, today: Day): Promise<ReadonlySet<string>> => {
  if (!req.user) return new Set()
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { like: HIDDEN_PREFIX } },
        { 'user.value': { equals: req.user.id } },
        { 'user.relationTo': { equals: req.user.collection } },
      ],
    },
    select: { key: true, value: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.filter(({ value }) => hidesOn(value, today)).map(({ key }) => key ?? ''))
}
