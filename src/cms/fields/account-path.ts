import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { toRedirectPath } from '@/src/domain/content/redirects'
import { resolveSwitches } from '@/src/domain/switches'
import { idOf } from '@/src/domain/content/id-of'
import { isTrashing } from '@/src/domain/content/trash'
import { loadInheritedSwitches, loadOwnSwitches, loadTemplateSwitches } from './tenant-switches'

/**
 * A dealer or its template chooses the address of the shopper's account (ACC-04), which takes precedence over pages and
 * redirects. These hooks keep it free of both, whichever is saved first.
 */

type Document = Readonly<Record<string, unknown>>

/** The address of the account pages by a template's switches and a dealer's own; null if they are switched off. */
const resolveAccountPath = (template: unknown, own: unknown): string | null => {
  const { accounts } = resolveSwitches(template, own)
  return accounts.garage ? accounts.garage_path : null
}

const refuse = (req: PayloadRequest, collection: string, path: string, message: string): never => {
  throw new ValidationError({ collection, errors: [{ path, message }] }, req.t)
}

/** Refuses a page or a redirect at the account's address. `field` holds it, with or without a leading slash. */
export const refuseAccountPath =
  (field: 'slug' | 'from'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    const merged: Document = { ...(originalDoc as Document | undefined), ...(data as Document | undefined) }
    const tenant = idOf(merged['tenant'])
    const address = merged[field]
    if (tenant === undefined || typeof address !== 'string' || isTrashing(data, originalDoc)) return data
    const accountPath = resolveAccountPath(await loadInheritedSwitches(req, tenant), await loadOwnSwitches(req, tenant))
    if (accountPath !== null && toRedirectPath(`/${address.replace(/^\/+/, '')}`) === accountPath)
      refuse(req, collection.slug, field, `Your garage already uses ${accountPath}. Enter a different address.`)
    return data
  }

/** Finds the kind of document that has an address, as “A page” or “A redirect”; null if none has. */
const findPathOwner = async (req: PayloadRequest, tenant: string, address: string): Promise<string | null> => {
  const own = { tenant: { equals: tenant } }
  const count = async (collection: 'pages' | 'redirects', where: Where): Promise<number> =>
    (await req.payload.count({ collection, where: { and: [own, where] }, overrideAccess: true, req })).totalDocs
  if ((await count('pages', { slug: { equals: address.slice(1) } })) > 0) return 'A page'
  return (await count('redirects', { from: { equals: address } })) > 0 ? 'A redirect' : null
}

/** Refuses switches that move the account to the address of a page or a redirect. */
export const checkAccountPathOfSettings: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { switches, tenant: owner = before['tenant'] }: Document = { ...data }
  const tenant = idOf(owner)
  if (tenant === undefined || switches === undefined) return data
  const inherited = await loadInheritedSwitches(req, tenant)
  const accountPath = resolveAccountPath(inherited, switches)
  // An unchanged address stays allowed: the conflict may be older than this rule.
  if (accountPath === null || accountPath === resolveAccountPath(inherited, before['switches'])) return data
  const pathOwner = await findPathOwner(req, tenant, accountPath)
  if (pathOwner === null) return data
  const message = `${pathOwner} already uses ${accountPath}. Enter a different address for the garage.`
  return refuse(req, 'site-settings', 'switches', message)
}

type AccountPathChange = {
  readonly tenant: string
  readonly name: string
  readonly from: string | null
  readonly to: string | null
}

/** Describes the page or redirect that blocks the account's new address; null if the address is free or unchanged. */
const findPathConflict = async (
  req: PayloadRequest,
  { tenant, name, from, to }: AccountPathChange,
): Promise<string | null> => {
  const pathOwner = to === null || from === to ? null : await findPathOwner(req, tenant, to)
  return (
    pathOwner &&
    `${pathOwner} of ${name} already uses ${to}, which this would make the address of its garage. Change one of the addresses first.`
  )
}

/** Refuses another template for a dealer if it moves the account to the address of a page or a redirect. */
export const checkAccountPathOfTenant: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Document = { ...(originalDoc as Document | undefined) }
  const { template }: Document = { ...data }
  const tenant = idOf(before)
  if (tenant === undefined || template === undefined || idOf(template) === idOf(before['template'])) return data
  const own = await loadOwnSwitches(req, tenant)
  const from = resolveAccountPath(await loadTemplateSwitches(req, before['template']), own)
  const to = resolveAccountPath(await loadTemplateSwitches(req, template), own)
  const problem = await findPathConflict(req, { tenant, name: String(before['name']), from, to })
  return problem === null ? data : refuse(req, 'tenants', 'template', problem)
}

/**
 * Refuses switches of a template that move the account of one of its dealers to the address of a page or a redirect.
 */
export const checkAccountPathsOfTemplate: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
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
    const from = resolveAccountPath(before['switches'], own.get(id))
    const to = resolveAccountPath(switches, own.get(id))
    const problem = await findPathConflict(req, { tenant: id, name, from, to })
    if (problem !== null) return refuse(req, 'templates', 'switches', problem)
  }
  return data
}
