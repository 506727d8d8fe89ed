import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import type { DocumentPage } from '@/src/domain/collections/document-page'
import { idOf } from '@/src/domain/content/id-of'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { findSitePage } from '@/src/domain/panel/site-page'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { escapeHtml } from '@/src/domain/text/escape-markup'
import { isUuid } from '@/src/domain/uuid'
import { env } from '@/src/env'
import { findActiveStaff } from './access/active-staff'
import { noStore } from './endpoints'
import { loadTenantSwitches } from './fields/tenant-switches'

type Document = Readonly<Record<string, unknown>>

/** Explains in the opened tab why there is no page; a link opens it, so the answer is a page and not JSON. */
const explain = (status: number, message: string): Response =>
  new Response(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Not on your site</title><main style="max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif">` +
      `<h1 style="font-size:1.5rem">Not on your site</h1><p>${escapeHtml(message)}</p></main></html>`,
    { status, headers: { ...noStore, 'content-type': 'text/html; charset=utf-8' } },
  )

/** Finds the document as shoppers get it, not its newest draft, if the reader may see it. */
const findDocument = async (req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Document | null> => {
  if (!isUuid(id)) return null
  const shared = { depth: 0, draft: false, disableErrors: true, trash: true } as const
  return (await req.payload.findByID({
    ...shared,
    collection,
    id,
    overrideAccess: false,
    user: req.user,
    req,
  })) as Document | null
}

const loadSiteAddress = async (req: PayloadRequest, tenant: string): Promise<string> => {
  const shared = { depth: 0, overrideAccess: true, req } as const
  return resolveSiteAddress(
    await req.payload.findByID({ collection: 'tenants', id: tenant, ...shared }),
    env.PUBLIC_URL,
  )
}

/**
 * `GET /api/{collection}/:id/site-page`: redirects staff to the shoppers' page of a document, or says why shoppers
 * can't open it (ADM-06). A document that the reader may not see is not found, whether it exists or not.
 */
export const sitePageEndpoint = (collection: CollectionSlug, declared: DocumentPage): Endpoint => ({
  path: '/:id/site-page',
  method: 'get',
  handler: async (req) => {
    if ((await findActiveStaff(req)) === null) return explain(401, SIGN_IN_REQUIRED)
    const document = await findDocument(req, collection, String(req.routeParams?.['id']))
    const tenant = idOf(document?.['tenant'])
    if (document === null || tenant === undefined)
      return explain(404, 'We couldn’t find this item. It may have been deleted, or belong to another dealer.')
    const page = findSitePage(declared, document, {
      switches: await loadTenantSwitches(req, tenant),
      now: new Date(),
    })
    if ('problem' in page) return explain(404, page.problem)
    const location = `${await loadSiteAddress(req, tenant)}${page.path}`
    return new Response(null, { status: 302, headers: { ...noStore, location } })
  },
})
