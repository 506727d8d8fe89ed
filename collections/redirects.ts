import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { fromProblem, type Redirect, redirectPath, redirectProblem, toProblem } from '@/src/domain/content/redirects'
import { idOf } from './shared/roles'
import { notTheGarage } from './shared/garage-address'
import { isTrashing } from './shared/trash'
import { pages } from './shared/list-columns'
import { tenantOwned } from './shared/tenant-owned'
import { keptVersions } from './shared/preview'

type Given = Partial<Redirect> & { readonly id?: unknown; readonly tenant?: unknown }

/** Redirects of a tenant that are read to find loops. */
const most = 5000

/**
 * Refuses, at the field, a redirect that loops, hides one of the site's own pages or leads to an unsafe target
 * (CNT-04).
 */
const soundRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const given: Given = { ...(originalDoc as Given | undefined), ...(data as Given | undefined) }
  const tenant = idOf(given.tenant)
  const { from = '', to = '' } = given
  if (isTrashing(data, originalDoc) || tenant === undefined || typeof from !== 'string' || typeof to !== 'string')
    return data
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] }, req.t)
  }
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { tenant: { equals: tenant } },
    depth: 0,
    limit: most,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const others = docs.filter((one) => one.id !== given.id)
  const problem = redirectProblem(
    { from, to },
    others.map((one) => ({ ...one, permanent: one.permanent === true })),
  )
  if (problem) refuse(problem.field, problem.message)
  const path = redirectPath(from)
  if (others.some((one) => redirectPath(one.from) === path)) refuse('from', 'This address is redirected already.')
  const pages = await req.payload.count({
    collection: 'pages',
    where: { and: [{ tenant: { equals: tenant } }, { slug: { equals: path.slice(1) } }] },
    overrideAccess: true,
    req,
  })
  if (pages.totalDocs > 0) refuse('from', 'A page has this address; it would never be redirected.')
  return data
}

/** Old addresses that redirect to new ones (CNT-04). */
export const redirects: CollectionConfig = tenantOwned(
  {
    slug: 'redirects',
    trash: true,
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
      listSearchableFields: ['from', 'to'],
      pagination: pages,
      description: 'Addresses without a page of their own that lead on to another.',
    },
    defaultSort: 'from',
    versions: keptVersions,
    disableDuplicate: true,
    // The address is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'from'] }],
    hooks: { beforeValidate: [soundRedirect, notTheGarage('from')] },
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
        admin: { description: 'A path of this site, such as /new-page, or a full https address.' },
      },
      {
        name: 'permanent',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'Search engines then forget the old address; off for a while only. Default on.' },
      },
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
