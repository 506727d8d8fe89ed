import type { CollectionSlug, Field, SanitizedCollectionConfig } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'
import { isLinkFieldName, labelFieldNames } from '@/src/domain/navigation/stored-links'

/** A collection whose documents have links that shoppers see. */
export type LinkSource = {
  readonly collection: CollectionSlug
  /** The name of a dealer's only document, or of the kind of document. */
  readonly label: string
  /** The field with the document's name; omitted if the dealer has only one. */
  readonly title?: string
  /** The fields that are read: those with links, and those that label a link. */
  readonly fields: readonly string[]
  readonly hasDrafts: boolean
  /** The field with the moment from which shoppers no longer see a document. */
  readonly expiry?: 'expiry'
}

const hasLinks = (field: Field): boolean =>
  field.type === 'richText' ||
  field.type === 'blocks' ||
  (field.type === 'text' && isLinkFieldName(field.name)) ||
  ('fields' in field && field.fields.some(hasLinks))

const expiryOf = ({ flattenedFields }: SanitizedCollectionConfig): Pick<LinkSource, 'expiry'> =>
  flattenedFields.some(({ name }) => name === 'expiry') ? { expiry: 'expiry' } : {}

/**
 * Lists the collections that pages read and that have fields for links, rich text or blocks. An image's `url` is its
 * file's.
 */
export const listLinkSources = (collections: readonly SanitizedCollectionConfig[]): readonly LinkSource[] =>
  collections.flatMap((collection): readonly LinkSource[] => {
    const { slug, flattenedFields, upload, admin, versions } = collection
    const declaration = declarationOf(collection)
    const singular = String(collection.labels.singular)
    const linkFields = flattenedFields.filter((field) => hasLinks(field as Field)).map(({ name }) => name)
    if (declaration?.public !== true || upload || linkFields.length === 0) return []
    const labelFields = flattenedFields.map(({ name }) => name).filter((name) => labelFieldNames.includes(name))
    return [
      {
        collection: slug,
        ...(declaration.single
          ? { label: declaration.menu[0]?.label ?? singular }
          : { label: singular, title: admin.useAsTitle ?? 'id' }),
        fields: [...new Set([...linkFields, ...labelFields])],
        hasDrafts: Boolean(versions?.drafts),
        ...expiryOf(collection),
      },
    ]
  })
