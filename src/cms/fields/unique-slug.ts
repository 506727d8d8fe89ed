import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { slugForCopy } from './slug-for-copy'
import { idOf } from '@/src/domain/content/id-of'
import { isRestoring } from '@/src/domain/content/trash'

type SlugDocument = { readonly id?: unknown; readonly tenant?: unknown; readonly slug?: unknown }

/** The last part of an address, or all of it; `check` returns a message for staff if the slug is not allowed. */
export const checkedSlugField = (
  description: string,
  check: (slug: string) => string | undefined,
  /** The part of the address before the slug, shown in lists. */
  before = '',
): Field => ({
  name: 'slug',
  label: 'Web address',
  type: 'text',
  required: true,
  maxLength: 120,
  index: true,
  hooks: { beforeDuplicate: [slugForCopy] },
  admin: {
    description,
    position: 'sidebar',
    components: { Cell: { path: '/src/admin/lists/path-cell#PathCell', serverProps: { before: `/${before}` } } },
  },
  validate: (value: string | null | undefined): true | string => check(value ?? '') ?? true,
})

/** A slug must be checked again when its document leaves the trash. */
const isSlugChanged = (slug: string, data: SlugDocument | undefined, before: SlugDocument | undefined): boolean =>
  slug !== before?.slug || isRestoring(data, before)

/** The new slug of a document; null if it did not change. */
const changedSlug = (
  data: SlugDocument | undefined,
  before: SlugDocument | undefined,
): { readonly tenant: string; readonly slug: string } | null => {
  const slug = data?.slug
  const tenant = idOf(data?.tenant) ?? idOf(before?.tenant)
  if (typeof slug !== 'string' || slug === '' || tenant === undefined) return null
  return isSlugChanged(slug, data, before) ? { tenant, slug } : null
}

/**
 * Refuses a slug that another document of the tenant has. The database refuses it too, but its error names no field at
 * which the panel could show the message.
 */
export const requireUniqueSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  const before = originalDoc as SlugDocument | undefined
  const change = changedSlug(data, before)
  if (change === null) return data
  const { tenant, slug } = change
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
    const errors = [{ path: 'slug', message: 'Another item already uses this address. Enter a different one.' }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return data
}
