import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { type Redirect, toRedirectPath, redirectProblem } from '@/src/domain/content/redirects'
import { idOf } from '@/src/domain/content/id-of'
import { platformSiteAddress } from '@/src/domain/tenancy/host'
import { env } from '@/src/env'
import { isTrashing } from '@/src/domain/content/trash'

type RedirectData = Partial<Redirect> & { readonly id?: unknown; readonly tenant?: unknown }

/** Redirects of a tenant that are read to find loops. */
const MAX_REDIRECTS = 5000

/** The hosts that show a dealer's site. */
const listOwnHosts = async (req: PayloadRequest, tenant: string): Promise<readonly string[]> => {
  const { slug, domains } = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return [new URL(platformSiteAddress(env.PUBLIC_URL, slug)).hostname, ...(domains ?? []).map(({ host }) => host)]
}

/**
 * Refuses, at the field, a redirect that loops, hides one of the site's own pages or leads to an unsafe target
 * (CNT-04).
 */
export const validateRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const redirect: RedirectData = { ...(originalDoc as RedirectData | undefined), ...(data as RedirectData | undefined) }
  const tenant = idOf(redirect.tenant)
  const { from = '', to = '' } = redirect
  if (isTrashing(data, originalDoc) || tenant === undefined || typeof from !== 'string' || typeof to !== 'string')
    return data
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] }, req.t)
  }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { tenant: { equals: tenant } },
    depth: 0,
    limit: MAX_REDIRECTS,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const otherRedirects = docs.filter((one) => one.id !== redirect.id)
  const problem = redirectProblem(
    { from, to },
    otherRedirects.map((one) => ({ ...one, permanent: one.permanent === true })),
    await listOwnHosts(req, tenant),
  )
  if (problem) refuse(problem.field, problem.message)
  const path = toRedirectPath(from)
  if (otherRedirects.some((one) => toRedirectPath(one.from) === path))
    refuse('from', 'This address already has a redirect. Enter a different address.')
  const pages = await req.payload.count({
    collection: 'pages',
    where: { and: [{ tenant: { equals: tenant } }, { slug: { equals: path.slice(1) } }] },
    overrideAccess: true,
    req,
  })
  if (pages.totalDocs > 0)
    refuse('from', 'A page uses this address, so the redirect wouldn’t work. Enter a different address.')
  return data
}
