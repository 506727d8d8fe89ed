import type { DocumentFields } from './fields'
import type { ExportedFiles } from './export-content'
import { draftFlagOf, type TenantReader, readSingleRow, readRows, sortBy } from './read-tenant'

const slugOf = ({ row }: { readonly row: DocumentFields }): string => String(row['slug'])

/** Folders have prices in dollars, the database in cents. */
const toDollars = ({ price_cents, ...row }: DocumentFields): DocumentFields =>
  typeof price_cents === 'number' ? { ...row, price: price_cents / 100 } : row

/** A gallery image without an upload is written as its address alone. */
const toGalleryImage = (row: DocumentFields): unknown =>
  row['image'] === undefined && row['image_url'] ? row['image_url'] : row

const toFolderModel = (row: DocumentFields, document: DocumentFields): DocumentFields => {
  const { variants, images, ...rest } = row
  return {
    ...rest,
    ...(Array.isArray(images) ? { images: (images as DocumentFields[]).map(toGalleryImage) } : {}),
    ...(Array.isArray(variants)
      ? {
          variants: (variants as DocumentFields[]).map((one) => ({
            ...toDollars(one),
            features: one['features'] ?? [],
          })),
        }
      : {}),
    ...draftFlagOf(document),
  }
}

const exportModels = async (reader: TenantReader): Promise<ExportedFiles> => {
  const manufacturers = sortBy(await readRows(reader, 'manufacturers'), slugOf).map(({ row }) => row)
  const models = sortBy(await readRows(reader, 'models'), slugOf).map(({ row, document }) =>
    toFolderModel(row, document),
  )
  return manufacturers.length + models.length === 0 ? {} : { 'models.json': { manufacturers, models } }
}

const orderOf = ({ row }: { readonly row: DocumentFields }): number => Number(row['order'] ?? 0)

const exportBrands = async (reader: TenantReader): Promise<ExportedFiles> => {
  const head = await readSingleRow(reader, 'brand-directory')
  const all = sortBy(await readRows(reader, 'brands'), ({ row }) => String(row['title']))
  const brands = [...all]
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map(({ row: { order: _, paragraphs, ...row }, document }) => ({
      ...row,
      paragraphs: String(paragraphs ?? '')
        .split(/\n\s*\n/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
      ...draftFlagOf(document),
    }))
  if (brands.length === 0 && Object.keys(head).length === 0) return {}
  return { 'brands.json': { ...head, claims: head['claims'] ?? [], brands } }
}

const exportItems = async (reader: TenantReader): Promise<ExportedFiles> => {
  const items = (await readRows(reader, 'dealership-items')).map(({ row }) => toDollars(row))
  return items.length === 0 ? {} : { 'items.json': items }
}

/** Exports models, brands and parts: one file each, if there are any. */
export const exportCatalogue = async (reader: TenantReader): Promise<ExportedFiles> => ({
  ...(await exportModels(reader)),
  ...(await exportBrands(reader)),
  ...(await exportItems(reader)),
})
