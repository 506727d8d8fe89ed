import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { editorsAndViewers } from '@/src/domain/panel/menu'
import { fromProblem, type Redirect, toRedirectPath, redirectProblem, toProblem } from '@/src/domain/content/redirects'
import { idOf } from '@/src/domain/content/id-of'
import { platformSiteAddress } from '@/src/domain/tenancy/host'
import { env } from '@/src/env'
import { refuseAccountPath } from '@/src/cms/fields/account-path'
import { isTrashing } from '@/src/domain/content/trash'
import { listPagination } from '@/src/cms/fields/list-columns'
import { linkInput } from '@/src/cms/fields/link-field'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { versionHistory } from '@/src/cms/documents/preview'

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
const validateRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
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

/** Old addresses that redirect to new ones (CNT-04). */
export const redirects = tenantOwned(
  {
    slug: 'redirects',
    trash: true,
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      listSearchableFields: ['from', 'to'],
      pagination: listPagination,
      description: 'Send visitors from an old address to a new one.',
    },
    defaultSort: 'from',
    versions: versionHistory,
    disableDuplicate: true,
    // The address is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'from'] }],
    hooks: { beforeValidate: [validateRedirect, refuseAccountPath('from')] },
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        maxLength: 500,
        validate: (value: string | null | undefined): true | string => fromProblem(value ?? '') ?? true,
        admin: { description: 'The old address on this site, such as /old-page.' },
      },
      {
        name: 'to',
        type: 'text',
        required: true,
        maxLength: 500,
        validate: (value: string | null | undefined): true | string => toProblem(value ?? '') ?? true,
        admin: { description: 'The new page, or a full https address.', components: linkInput() },
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
        admin: {
          description:
            'Tells search engines to use the new address from now on. Turn off for a temporary redirect. Default: on.',
        },
      },
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    exported: true,
    menu: { group: 'Content', order: 7, roles: editorsAndViewers },
  },
)
