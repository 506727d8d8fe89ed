import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/content/id-of'
import { resolveSwitches, type Switches } from '@/src/domain/switches'

export const loadTemplateSwitches = async (req: PayloadRequest, template: unknown): Promise<unknown> => {
  const id = idOf(template)
  if (id === undefined) return undefined
  const shared = { depth: 0, overrideAccess: true, disableErrors: true, req } as const
  return (await req.payload.findByID({ collection: 'templates', id, ...shared }))?.switches
}

/** The switches that a dealer inherits from its template. */
export const loadInheritedSwitches = async (req: PayloadRequest, tenant: string): Promise<unknown> => {
  const shared = { depth: 0, overrideAccess: true, disableErrors: true, req } as const
  return loadTemplateSwitches(
    req,
    (await req.payload.findByID({ collection: 'tenants', id: tenant, ...shared }))?.template,
  )
}

export const loadOwnSwitches = async (req: PayloadRequest, tenant: string): Promise<unknown> => {
  const where = { tenant: { equals: tenant } }
  const shared = { depth: 0, limit: 1, overrideAccess: true, req } as const
  return (await req.payload.find({ collection: 'site-settings', where, ...shared })).docs[0]?.switches
}

/** The switches that apply to a dealer, for any reader. */
export const loadTenantSwitches = async (req: PayloadRequest, tenant: string): Promise<Switches> =>
  resolveSwitches(await loadInheritedSwitches(req, tenant), await loadOwnSwitches(req, tenant))
