import { leadStages } from '@/src/domain/leads/stages'
import { leadReference } from '@/src/domain/leads/reference'
import { formatCents } from '@/src/domain/money/format-money'
import { formatPhone } from '@/src/domain/phone'
import { roleLabels, type Role } from '@/src/domain/panel/roles'
import { vehicleFields } from '@/src/domain/stock/fields'
import { imageUrl } from '@/src/domain/images'
import { listShownPhotos, uploadedPhotoUrl } from '../vehicle-photos'

/** A document as it is stored; related files, makers and dealers are replaced by their names. */
export type FoundDocument = Readonly<Record<string, unknown>> & { readonly id: string }

/** How documents of a collection are found by staff, and what a result says about them. */
export type SearchKind = {
  readonly collection: string
  /** Each word that staff type is part of one of these fields. */
  readonly fields: readonly string[]
  /** Fields with codes, such as plates, which are written with and without spaces. */
  readonly codes: readonly string[]
  /** Further fields that the result shows. */
  readonly shown: readonly string[]
  readonly title: (document: FoundDocument) => string
  readonly detail: (document: FoundDocument) => readonly (string | undefined)[]
  readonly image?: (document: FoundDocument) => string | undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const nestedText = (value: unknown, key: string): string | undefined =>
  typeof value === 'object' && value !== null ? textOf((value as Readonly<Record<string, unknown>>)[key]) : undefined

const uploadOrAddress = ({ image, image_url }: FoundDocument): string | undefined => {
  const file = nestedText(image, 'filename')
  return file === undefined ? textOf(image_url) : uploadedPhotoUrl(file)
}

const firstPhoto = (vehicle: FoundDocument): string | undefined => {
  const [photo] = listShownPhotos(vehicle)
  return photo?.thumb_url ?? photo?.url
}

const statusLabel = (value: unknown): string | undefined => {
  const labels: Readonly<Record<string, string>> = vehicleFields.status.panel.optionLabels
  return textOf(value) && labels[String(value)]
}

/** Only what shoppers do not see yet needs a word. */
const draftLabel = ({ _status }: FoundDocument): string | undefined => (_status === 'draft' ? 'Draft' : undefined)

const addressOf = ({ slug }: FoundDocument, before = '/'): string | undefined =>
  textOf(slug) && `${before}${String(slug)}`

const content = { codes: [], title: ({ title }: FoundDocument) => textOf(title) ?? 'Without a title' }

const rolesOf = ({ platformAdmin, tenants }: FoundDocument): string | undefined => {
  if (platformAdmin === true) return 'Platform admin'
  const rows = (Array.isArray(tenants) ? tenants : []) as { readonly role?: Role }[]
  return [...new Set(rows.flatMap(({ role }) => (role ? [roleLabels[role]] : [])))].join(', ')
}

/** The collections that the panel's search covers, in the order of its results. */
export const searchKinds: readonly SearchKind[] = [
  {
    collection: 'vehicles',
    fields: ['name', 'stocknum', 'rego', 'vin'],
    codes: ['stocknum', 'rego', 'vin'],
    shown: ['price_cents', 'status', 'images', 'overrides'],
    title: ({ name }) => textOf(name) ?? 'Vehicle',
    detail: ({ stocknum, rego, price_cents, status }) => [
      textOf(stocknum),
      textOf(rego),
      typeof price_cents === 'number' ? formatCents(price_cents) : undefined,
      statusLabel(status),
    ],
    image: firstPhoto,
  },
  {
    collection: 'leads',
    fields: ['name', 'email', 'phone', 'stock_number'],
    codes: [],
    shown: ['category', 'stage'],
    title: ({ name, email, phone }) => textOf(name) ?? textOf(email) ?? textOf(phone) ?? 'No name',
    detail: ({ id, category, stage, phone }) => [
      textOf(category),
      textOf(phone) && formatPhone(String(phone)),
      leadStages[stage as keyof typeof leadStages],
      leadReference(id),
    ],
  },
  {
    ...content,
    collection: 'pages',
    fields: ['title', 'slug'],
    shown: ['_status'],
    detail: (one) => [addressOf(one), draftLabel(one)],
  },
  {
    ...content,
    collection: 'offers',
    fields: ['title', 'slug', 'summary'],
    shown: ['_status', 'image', 'image_url'],
    detail: (one) => [textOf(one['summary']), draftLabel(one)],
    image: uploadOrAddress,
  },
  {
    ...content,
    collection: 'promo-cards',
    fields: ['title', 'text'],
    shown: ['_status', 'image', 'image_url'],
    detail: (one) => [textOf(one['text']), draftLabel(one)],
    image: uploadOrAddress,
  },
  {
    ...content,
    collection: 'posts',
    fields: ['title', 'slug'],
    shown: ['_status', 'image', 'image_url'],
    detail: (one) => [addressOf(one, '/blog/'), draftLabel(one)],
    image: uploadOrAddress,
  },
  {
    collection: 'models',
    fields: ['name', 'slug', 'body', 'manufacturer.name'],
    codes: [],
    shown: ['_status', 'manufacturer', 'image', 'image_url'],
    title: ({ name, manufacturer }) => [nestedText(manufacturer, 'name'), textOf(name)].filter(Boolean).join(' '),
    detail: (one) => [textOf(one['body']), draftLabel(one)],
    image: uploadOrAddress,
  },
  {
    collection: 'locations',
    fields: ['name', 'slug', 'address.street', 'address.city', 'address.postcode', 'phone'],
    codes: [],
    shown: ['image', 'image_url'],
    title: ({ name }) => textOf(name) ?? 'Location',
    detail: ({ address, phone }) => [
      [nestedText(address, 'street'), nestedText(address, 'city')].filter(Boolean).join(', '),
      textOf(phone) && formatPhone(String(phone)),
    ],
    image: uploadOrAddress,
  },
  {
    collection: 'users',
    fields: ['name', 'email'],
    codes: [],
    shown: ['platformAdmin', 'tenants'],
    title: ({ name, email }) => textOf(name) ?? textOf(email) ?? 'User',
    detail: (one) => [textOf(one['email']), rolesOf(one)],
  },
]

/** The texts and the thumbnail of a result. The panel uses the platform's own image route, never a dealer's image host. */
export const describeDocument = (
  kind: SearchKind,
  document: FoundDocument,
): { readonly title: string; readonly detail: string; readonly image?: string } => {
  const image = kind.image?.(document)
  return {
    title: kind.title(document),
    detail: kind.detail(document).filter(Boolean).join(' · '),
    ...(image !== undefined && { image: imageUrl(image, { width: 160, crop: '3x2' }) }),
  }
}
