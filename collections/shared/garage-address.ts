import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { redirectPath } from '@/src/domain/content/redirects'
import { resolveSwitches } from '@/tenants/switches'
import { idOf } from './roles'
import { isTrashing } from './trash'

/**
 * A dealer chooses the address of its garage (ACC-04), and the garage goes before pages and redirects. So neither may
 * have its address, whichever of them is saved first.
 */

type Document = Readonly<Record<string, unknown>>

/** The garage's address; null where the dealer has none. `own` are the dealer's own switches where they are being saved. */
const garagePathOf = async (req: PayloadRequest, tenant: string, own?: unknown): Promise<string | null> => {
  const shared = { depth: 0, overrideAccess: true, req } as const
  const { template } =
    (await req.payload.findByID({ collection: 'tenants', id: tenant, ...shared, disableErrors: true })) ?? {}
  const templateId = idOf(template)
  const inherited = templateId
    ? await req.payload.findByID({ collection: 'templates', id: templateId, ...shared, disableErrors: true })
    : null
  const where = { tenant: { equals: tenant } }
  const stored =
    own === undefined ? await req.payload.find({ collection: 'site-settings', where, limit: 1, ...shared }) : null
  const { accounts } = resolveSwitches(inherited?.switches, own ?? stored?.docs[0]?.switches)
  return accounts.garage ? accounts.garage_path : null
}

const refuse = (req: PayloadRequest, collection: string, path: string, message: string): never => {
  throw new ValidationError({ collection, errors: [{ path, message }] }, req.t)
}

/** Refuses a page or a redirect at the address of the garage; `field` holds the address, with a leading slash or without. */
export const notTheGarage =
  (field: 'slug' | 'from'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    const given: Document = { ...(originalDoc as Document | undefined), ...(data as Document | undefined) }
    const tenant = idOf(given['tenant'])
    const address = given[field]
    if (tenant === undefined || typeof address !== 'string' || isTrashing(data, originalDoc)) return data
    const garage = await garagePathOf(req, tenant)
    if (garage !== null && redirectPath(`/${address.replace(/^\/+/, '')}`) === garage)
      refuse(req, collection.slug, field, `Your garage is at ${garage}. Choose another address.`)
    return data
  }

/** Whether a page or a redirect of a dealer already stands at an address, in words; null if neither does. */
const holderOf = async (req: PayloadRequest, tenant: string, address: string): Promise<string | null> => {
  const own = { tenant: { equals: tenant } }
  const count = async (collection: 'pages' | 'redirects', where: Where): Promise<number> =>
    (await req.payload.count({ collection, where: { and: [own, where] }, overrideAccess: true, req })).totalDocs
  if ((await count('pages', { slug: { equals: address.slice(1) } })) > 0) return 'A page'
  return (await count('redirects', { from: { equals: address } })) > 0 ? 'A redirect' : null
}

/** Refuses switches that move the garage to the address of a page or a redirect. */
export const garageAtFreeAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { switches, tenant: owner = before['tenant'] }: Document = { ...data }
  const tenant = idOf(owner)
  if (tenant === undefined || switches === undefined) return data
  const garage = await garagePathOf(req, tenant, switches)
  // One that stands where it stood is left alone: what has its address now was there before this rule.
  if (garage === null || garage === (await garagePathOf(req, tenant, before['switches'] ?? {}))) return data
  const holder = await holderOf(req, tenant, garage)
  if (holder === null) return data
  const message = `${holder} of yours has the address ${garage}. Choose another for the garage.`
  return refuse(req, 'site-settings', 'switches', message)
}
