import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { database } from '@/src/server/database'
import { findSubscription, type Subscription, unsubscribe } from '@/src/services/accounts/unsubscribe'

/** Returns what an unsubscribe link would end; null for an unknown link. */
export const findUnsubscribe = async (site: Pick<Site, 'id'>, token: string): Promise<Subscription | null> =>
  findSubscription(await database(), site.id, token)

/** Ends the emails that an unsubscribe link belongs to, and returns what it ended; null if that was done before. */
export const confirmUnsubscribe = async (site: Pick<Site, 'id'>, token: string): Promise<Subscription | null> =>
  unsubscribe(await database(), site.id, token)
