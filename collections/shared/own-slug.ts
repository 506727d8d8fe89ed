import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { copiedSlug } from './copied-slug'
import { idOf } from './roles'
import { isRestoring } from './trash'

type Doc = { readonly id?: unknown; readonly tenant?: unknown; readonly slug?: unknown }

/** The last part of an address, or all of it; `check` says in staff's words what is wrong with it. */
export const slugField = (
  description: string,
  check: (slug: string) => string | undefined,
  /** What stands before it in the address, for lists. */
  before = '',
): Field => ({
  name: 'slug',
  type: 'text',
  required: true,
  maxLength: 120,
  index: true,
  hooks: { beforeDuplicate: [copiedSlug] },
  admin: {
    description,
    position: 'sidebar',
    components: { Cell: { path: '/src/admin/lists/path-cell#PathCell', serverProps: { before: `/${before}` } } },
  },
  validate: (value: string | null | undefined): true | string => check(value ?? '') ?? true,
})

/** Out of the trash an address has to be had anew. */
const isNew = (slug: string, data: Doc | undefined, before: Doc | undefined): boolean =>
  slug !== before?.slug || isRestoring(data, before)

/** The address a document is to have, where that is a new one; null where there is nothing to look up. */
const wantedSlug = (
  data: Doc | undefined,
  before: Doc | undefined,
): { readonly tenant: string; readonly slug: string } | null => {
  const slug = data?.slug
  const tenant = idOf(data?.tenant) ?? idOf(before?.tenant)
  if (typeof slug !== 'string' || slug === '' || tenant === undefined) return null
  return isNew(slug, data, before) ? { tenant, slug } : null
}

/**
 * Two documents of a tenant never share an address. The database refuses that, too, but names no field: the panel would
 * not know where to say it.
 */
export const ownSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  const before = originalDoc as Doc | undefined
  const wanted = wantedSlug(data, before)
  if (wanted === null) return data
  const { tenant, slug } = wanted
  const { docs } = await req.payload.find({
    collection: collection.slug as 'pages',
    where: { and: [{ tenant: { equals: tenant } }, { slug: { equals: slug } }] },
    depth: 0,
    limit: 2,
    pagination: false,
    select: {},
    overrideAccess: true,
    req,
  })
  if (docs.some((one) => one.id !== before?.id)) {
    const errors = [{ path: 'slug', message: 'Another one has this address already.' }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return data
}
