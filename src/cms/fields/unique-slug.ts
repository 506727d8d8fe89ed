import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { fillUniqueSlug } from './generated-slug'
import { slugForCopy } from './slug-for-copy'
import { idOf } from '@/src/domain/content/id-of'
import { isLeavingTrash } from '@/src/domain/content/trash'

type SlugDocument = { readonly id?: unknown; readonly tenant?: unknown; readonly slug?: unknown }

/** Returns the problem of a slug that is not allowed, as staff read it. */
type CheckSlug = (slug: string) => string | undefined

/** The last part of an address, or all of it, created from the document's name if staff leave it empty. */
export const checkedSlugField = (
  description: string,
  check: CheckSlug,
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
    className: 'is-filled-in',
    components: { Cell: { path: '/src/admin/lists/path-cell#PathCell', serverProps: { before: `/${before}` } } },
  },
  // An empty one is filled in before a save, and a form is checked earlier.
  validate: (value: string | null | undefined): true | string => (value ? check(value) : undefined) ?? true,
})

/** A slug must be checked again when its document leaves the trash. */
const isSlugChanged = (slug: string, data: SlugDocument | undefined, before: SlugDocument | undefined): boolean =>
  slug !== before?.slug || isLeavingTrash(data, before)

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

/** Refuses, at its field, a slug that is not allowed. Payload validates fields only when a document is published. */
const requireAllowedSlug =
  (check: CheckSlug): CollectionBeforeValidateHook =>
  ({ data, collection, req }) => {
    const { slug } = (data ?? {}) as SlugDocument
    const message = typeof slug === 'string' && slug !== '' ? check(slug) : undefined
    if (message === undefined) return data
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] }, req.t)
  }

/** The hooks of `checkedSlugField`: an empty slug is created from `source`; a wrong or taken one is refused in drafts too. */
export const checkedSlugHooks = (source: 'name' | 'title', check: CheckSlug): CollectionBeforeValidateHook[] => [
  fillUniqueSlug(source),
  requireAllowedSlug(check),
  requireUniqueSlug,
]
