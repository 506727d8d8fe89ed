import type { PayloadRequest } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { readSetUpFacts } from '@/src/services/tenants/set-up-facts'
import { GettingStarted } from './getting-started'

/** The list of what is missing, on the dealer's own page. The form is read only by staff of the dealer. */
export const GettingStartedField = async ({ req, id }: { readonly req: PayloadRequest; readonly id?: unknown }) =>
  typeof id === 'string' ? <GettingStarted facts={await readSetUpFacts(getPool(req.payload), id)} /> : null
