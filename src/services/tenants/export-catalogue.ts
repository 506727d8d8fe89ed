import type { Row } from './fields'
import type { Files } from './export-content'
import { draftOf, type Reader, rowOf, rowsOf, sortedBy } from './read-tenant'

const slugOf = ({ row }: { readonly row: Row }): string => String(row['slug'])

/** Folders have prices in dollars, the database in cents. */
const inDollars = ({ price_cents, ...row }: Row): Row =>
  typeof price_cents === 'number' ? { ...row, price: price_cents / 100 } : row

/** A gallery image without an upload is written as its address alone. */
const pictureOf = (row: Row): unknown => (row['image'] === undefined && row['image_url'] ? row['image_url'] : row)

const modelOf = (row: Row, document: Row): Row => {
  const { variants, images, ...rest } = row
  return {
    ...rest,
    ...(Array.isArray(images) ? { images: (images as Row[]).map(pictureOf) } : {}),
    ...(Array.isArray(variants)
      ? { variants: (variants as Row[]).map((one) => ({ ...inDollars(one), features: one['features'] ?? [] })) }
      : {}),
    ...draftOf(document),
  }
}

const modelFiles = async (reader: Reader): Promise<Files> => {
  const manufacturers = sortedBy(await rowsOf(reader, 'manufacturers'), slugOf).map(({ row }) => row)
  const models = sortedBy(await rowsOf(reader, 'models'), slugOf).map(({ row, document }) => modelOf(row, document))
  return manufacturers.length + models.length === 0 ? {} : { 'models.json': { manufacturers, models } }
}

const orderOf = ({ row }: { readonly row: Row }): number => Number(row['order'] ?? 0)

const brandFiles = async (reader: Reader): Promise<Files> => {
  const head = await rowOf(reader, 'brand-directory')
  const all = sortedBy(await rowsOf(reader, 'brands'), ({ row }) => String(row['title']))
  const brands = [...all]
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map(({ row: { order: _, paragraphs, ...row }, document }) => ({
      ...row,
      paragraphs: String(paragraphs ?? '')
        .split(/\n\s*\n/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
      ...draftOf(document),
    }))
  if (brands.length === 0 && Object.keys(head).length === 0) return {}
  return { 'brands.json': { ...head, claims: head['claims'] ?? [], brands } }
}

const itemFiles = async (reader: Reader): Promise<Files> => {
  const items = (await rowsOf(reader, 'dealership-items')).map(({ row }) => inDollars(row))
  return items.length === 0 ? {} : { 'items.json': items }
}

/** Exports models, brands and parts: one file each, if there are any. */
export const catalogueFiles = async (reader: Reader): Promise<Files> => ({
  ...(await modelFiles(reader)),
  ...(await brandFiles(reader)),
  ...(await itemFiles(reader)),
})
