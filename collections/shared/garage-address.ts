import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { redirectPath } from '@/src/domain/content/redirects'
import { resolveSwitches } from '@/tenants/switches'
import { idOf } from './roles'
import { isTrashing } from './trash'

/**
 * A dealer or its template chooses the address of the shopper's account (ACC-04), which takes precedence over pages and
 * redirects. These hooks keep it free of both, whichever is saved first.
 */

type Document = Readonly<Record<string, unknown>>

/** The address of the account pages by a template's switches and a dealer's own; null if they are switched off. */
const garageBy = (template: unknown, own: unknown): string | null => {
  const { accounts } = resolveSwitches(template, own)
  return accounts.garage ? accounts.garage_path : null
}

const templateSwitches = async (req: PayloadRequest, template: unknown): Promise<unknown> => {
  const id = idOf(template)
  if (id === undefined) return undefined
  const shared = { depth: 0, overrideAccess: true, disableErrors: true, req } as const
  return (await req.payload.findByID({ collection: 'templates', id, ...shared }))?.switches
}

/** The switches that a dealer inherits from its template. */
const inheritedSwitches = async (req: PayloadRequest, tenant: string): Promise<unknown> => {
  const shared = { depth: 0, overrideAccess: true, disableErrors: true, req } as const
  return templateSwitches(req, (await req.payload.findByID({ collection: 'tenants', id: tenant, ...shared }))?.template)
}

const ownSwitches = async (req: PayloadRequest, tenant: string): Promise<unknown> => {
  const where = { tenant: { equals: tenant } }
  const shared = { depth: 0, limit: 1, overrideAccess: true, req } as const
  return (await req.payload.find({ collection: 'site-settings', where, ...shared })).docs[0]?.switches
}

const refuse = (req: PayloadRequest, collection: string, path: string, message: string): never => {
  throw new ValidationError({ collection, errors: [{ path, message }] }, req.t)
}

/** Refuses a page or a redirect at the account's address. `field` holds it, with or without a leading slash. */
export const notTheGarage =
  (field: 'slug' | 'from'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    const given: Document = { ...(originalDoc as Document | undefined), ...(data as Document | undefined) }
    const tenant = idOf(given['tenant'])
    const address = given[field]
    if (tenant === undefined || typeof address !== 'string' || isTrashing(data, originalDoc)) return data
    const garage = garageBy(await inheritedSwitches(req, tenant), await ownSwitches(req, tenant))
    if (garage !== null && redirectPath(`/${address.replace(/^\/+/, '')}`) === garage)
      refuse(req, collection.slug, field, `Your garage is at ${garage}. Choose another address.`)
    return data
  }

/** Finds the kind of document that has an address, as “A page” or “A redirect”; null if none has. */
const holderOf = async (req: PayloadRequest, tenant: string, address: string): Promise<string | null> => {
  const own = { tenant: { equals: tenant } }
  const count = async (collection: 'pages' | 'redirects', where: Where): Promise<number> =>
    (await req.payload.count({ collection, where: { and: [own, where] }, overrideAccess: true, req })).totalDocs
  if ((await count('pages', { slug: { equals: address.slice(1) } })) > 0) return 'A page'
  return (await count('redirects', { from: { equals: address } })) > 0 ? 'A redirect' : null
}

/** Refuses switches that move the account to the address of a page or a redirect. */
export const garageAtFreeAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { switches, tenant: owner = before['tenant'] }: Document = { ...data }
  const tenant = idOf(owner)
  if (tenant === undefined || switches === undefined) return data
  const inherited = await inheritedSwitches(req, tenant)
  const garage = garageBy(inherited, switches)
  // An unchanged address stays allowed: the conflict may be older than this rule.
  if (garage === null || garage === garageBy(inherited, before['switches'])) return data
  const holder = await holderOf(req, tenant, garage)
  if (holder === null) return data
  const message = `${holder} of yours has the address ${garage}. Choose another for the garage.`
  return refuse(req, 'site-settings', 'switches', message)
}

type Move = { readonly tenant: string; readonly name: string; readonly from: string | null; readonly to: string | null }

/** Describes the page or redirect that blocks the account's new address; null if the address is free or unchanged. */
const inTheWay = async (req: PayloadRequest, { tenant, name, from, to }: Move): Promise<string | null> => {
  const holder = to === null || from === to ? null : await holderOf(req, tenant, to)
  return (
    holder && `${holder} of ${name} has the address ${to}, to which this would move its garage. Move one of them first.`
  )
}

/** Refuses another template for a dealer if it moves the account to the address of a page or a redirect. */
export const garageOfOtherTemplate: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { template }: Document = { ...data }
  const tenant = idOf(before)
  if (tenant === undefined || template === undefined || idOf(template) === idOf(before['template'])) return data
  const own = await ownSwitches(req, tenant)
  const from = garageBy(await templateSwitches(req, before['template']), own)
  const to = garageBy(await templateSwitches(req, template), own)
  const problem = await inTheWay(req, { tenant, name: String(before['name']), from, to })
  return problem === null ? data : refuse(req, 'tenants', 'template', problem)
}

/**
 * Refuses switches of a template that move the account of one of its dealers to the address of a page or a redirect.
 */
export const garagesOfTemplate: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { switches }: Document = { ...data }
  const template = idOf(before)
  if (template === undefined || switches === undefined) return data
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({ collection: 'tenants', where: { template: { equals: template } }, ...all })
  const where = { tenant: { in: docs.map(({ id }) => id) } }
  const settings = await req.payload.find({ collection: 'site-settings', where, ...all })
  const own = new Map(settings.docs.map((one) => [idOf(one.tenant), one.switches]))
  for (const { id, name } of docs) {
    const from = garageBy(before['switches'], own.get(id))
    const to = garageBy(switches, own.get(id))
    const problem = await inTheWay(req, { tenant: id, name, from, to })
    if (problem !== null) return refuse(req, 'templates', 'switches', problem)
  }
  return data
}
