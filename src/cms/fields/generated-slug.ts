import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { toSlug } from '@/src/domain/text/slug'
import { slugForCopy } from './slug-for-copy'
import { idOf } from '@/src/domain/content/id-of'
import { invalidSlug } from '@/src/domain/panel/messages'

/** The last part of a page's address, generated from another field if staff leave it empty; unique within a tenant. */
export const generatedSlugField = (description: string): Field => ({
  name: 'slug',
  label: 'Web address',
  type: 'text',
  required: true,
  maxLength: 80,
  validate: (value: string | null | undefined) =>
    // An empty one is filled in before a save, and a form is checked earlier.
    !value || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) || invalidSlug('tiggo-7-pro'),
  hooks: { beforeDuplicate: [slugForCopy] },
  admin: { description, position: 'sidebar', className: 'is-filled-in' },
})

type Document = Readonly<Record<string, unknown>>

const textOf = (document: Document | undefined, name: string): string => {
  const value = document?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

const findSlugOwner = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  { slug, tenant, id }: { readonly slug: string; readonly tenant: string; readonly id: string | undefined },
): Promise<Document | undefined> => {
  const clauses: Where[] = [
    { tenant: { equals: tenant } },
    { slug: { equals: slug } },
    ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
  ]
  const { docs } = await req.payload.find({
    collection,
    where: { and: clauses },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] as Document | undefined
}

/** Returns the slug to save: the submitted one, the current one, or one generated from `source`. */
const resolveSlug = (changes: Document, before: Document | undefined, source: string): string =>
  textOf(changes, 'slug') || textOf(before, 'slug') || toSlug(textOf(changes, source)).slice(0, 80)

/** Refuses a name without a letter or digit, which makes no address. */
const requireAddress = (slug: string, name: string, collection: string, req: PayloadRequest): void => {
  if (slug !== '' || name === '') return
  const errors = [{ path: 'slug', message: 'Enter a web address, such as spring-offers.' }]
  throw new ValidationError({ collection, errors }, req.t)
}

/**
 * Fills an empty slug from `source`. Refuses, at the field, a slug that another document of the tenant has; the
 * database's own error would not name the field.
 */
export const fillUniqueSlug =
  (source: 'name' | 'title'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    const before = originalDoc as Document | undefined
    const changes: Document = { ...data }
    if (before !== undefined && !('slug' in changes)) return data
    const slug = resolveSlug(changes, before, source)
    requireAddress(slug, textOf(changes, source), collection.slug, req)
    const tenant = idOf(changes['tenant'] ?? before?.['tenant'])
    if (slug === '' || tenant === undefined) return { ...data, slug }
    const slugOwner = await findSlugOwner(req, collection.slug as CollectionSlug, { slug, tenant, id: idOf(before) })
    if (slugOwner === undefined) return { ...data, slug }
    const message = `“${textOf(slugOwner, source) || 'Another item'}” already uses this address. Enter a different one.`
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }] }, req.t)
  }
