import type { Payload } from 'payload'
import type { Upload } from '@/src/integrations/uploads/port'
import { catalogueFiles } from './export-catalogue'
import { contentFiles, type Files } from './export-content'
import { exportRow, fieldsOf, type Row } from './fields'
import { createReader, draftOf, type Reader, rowOf, rowsOf, sortedBy } from './read-tenant'

/** A tenant as a folder: parsed JSON by path, and the upload of each file below `media/`. */
export type ExportedTenant = {
  readonly slug: string
  readonly files: Files
  readonly media: ReadonlyMap<string, Upload>
}

type Tenant = { readonly id: string; readonly slug: string } & Row

const findTenant = async (payload: Payload, slug: string): Promise<Tenant | undefined> => {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'tenants', where, limit: 1, depth: 0, overrideAccess: true })
  return docs[0] as unknown as Tenant | undefined
}

const templateOf = async (payload: Payload, id: unknown): Promise<Row | null> =>
  typeof id === 'string'
    ? ((await payload.findByID({
        collection: 'templates',
        id,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      })) as unknown as Row | null)
    : null

const homeOf = async (reader: Reader): Promise<Row> => {
  const [found] = await rowsOf(reader, 'home')
  const { blocks = [], seo } = found?.row ?? {}
  return { blocks, ...(seo === undefined ? {} : { seo }), ...(found ? draftOf(found.document) : {}) }
}

const tenantFile = async (reader: Reader, tenant: Tenant, template: Row | null): Promise<Row> => {
  const { payload, names } = reader
  const own = exportRow(fieldsOf(payload, 'tenants'), tenant, names.nameOf)
  const { slug, name, status: _, template: __, domains = [], ...rest } = own
  const { manufacturer_name: manufacturer, ...settings } = await rowOf(reader, 'site-settings')
  return {
    slug,
    name,
    ...(template ? { template: template['slug'] } : {}),
    complete: true,
    domains: (domains as readonly Row[]).map(({ host }) => host),
    ...rest,
    ...settings,
    ...(manufacturer === undefined ? {} : { manufacturer: { name: manufacturer } }),
    social: settings['social'] ?? {},
    legal: settings['legal'] ?? {},
    switches: settings['switches'] ?? {},
    header: (await rowOf(reader, 'header'))['items'] ?? [],
    footer: (((await rowOf(reader, 'footer'))['groups'] ?? []) as readonly Row[]).map((group) => ({
      ...group,
      links: group['links'] ?? [],
    })),
    home: await homeOf(reader),
  }
}

type Special = { readonly row: Row; readonly locations: readonly string[] }

const specialDays = async (reader: Reader): Promise<readonly Special[]> => {
  const rows = sortedBy(await rowsOf(reader, 'special-hours'), ({ row }) => `${row['date']} ${row['department']}`)
  return rows.map(({ row: { locations = [], ...row } }) => ({ row, locations: locations as readonly string[] }))
}

const locationFile = async (reader: Reader): Promise<readonly Row[]> => {
  const special = await specialDays(reader)
  const named = sortedBy(await rowsOf(reader, 'locations'), ({ row }) => String(row['slug']))
  return named.map(({ row }) => {
    const days = special.filter(({ locations }) => locations.includes(String(row['slug']))).map((one) => one.row)
    const { location_type = '', opening_hours = [], ...rest } = row
    return { ...rest, location_type, opening_hours, ...(days.length > 0 ? { special_hours: days } : {}) }
  })
}

const reviewFile = async (reader: Reader): Promise<readonly Row[]> => {
  const rows = (await rowsOf(reader, 'reviews')).map(({ row }): Row => ({ ...row, text: row['text'] ?? '' }))
  return sortedBy(rows, ({ location, date, author }) => `${location} ${date} ${author}`)
}

const mediaFile = async (reader: Reader): Promise<Row> => {
  const [media, brochures] = await Promise.all([reader.all('media'), reader.all('brochures')])
  const file = (kind: string, id: string): string => reader.names.nameOf(kind, id) ?? ''
  return {
    pictures: media.map(({ id, alt, focalX, focalY }) => ({
      file: file('media', id),
      alt,
      ...(typeof focalX === 'number' ? { focalX } : {}),
      ...(typeof focalY === 'number' ? { focalY } : {}),
    })),
    brochures: brochures.map(({ id, title }) => ({ file: file('brochures', id), title })),
  }
}

/** Lists the upload of each file in `media/`. */
const uploadsOf = async (reader: Reader, tenant: string): Promise<ReadonlyMap<string, Upload>> => {
  const files = new Map<string, Upload>()
  for (const kind of ['media', 'brochures'] as const)
    for (const { id, filename } of await reader.all(kind)) {
      const name = reader.names.nameOf(kind, id)
      if (name !== undefined) files.set(name, { tenant, file: String(filename) })
    }
  return files
}

/** `mapping.json` is the mapping of the first feed that has its own: it is used to read the dealer's files. */
const mappingFiles = async (reader: Reader): Promise<Files> => {
  const feed = (await reader.all('stock-feeds')).find(({ mapping }) => mapping !== null && mapping !== undefined)
  return feed ? { 'mapping.json': feed['mapping'] } : {}
}

/**
 * Exports a tenant as its folder (TEN-09). `npm run tenant:add` creates the same site from it, and an export of that is
 * equal to the byte. Undefined if there is no such tenant. Read-only.
 */
export const exportTenant = async (payload: Payload, slug: string): Promise<ExportedTenant | undefined> => {
  const tenant = await findTenant(payload, slug)
  if (tenant === undefined) return undefined
  const reader = await createReader(payload, tenant.id)
  const template = await templateOf(payload, tenant['template'])
  const media = await uploadsOf(reader, tenant.id)
  const reviews = await reviewFile(reader)
  const files = {
    'tenant.json': await tenantFile(reader, tenant, template),
    'theme.json': await rowOf(reader, 'theme'),
    'locations.json': await locationFile(reader),
    ...(template ? { 'template.json': { name: template['name'], switches: template['switches'] ?? {} } } : {}),
    ...(reviews.length > 0 ? { 'reviews.json': reviews } : {}),
    ...(await catalogueFiles(reader)),
    ...(await contentFiles(reader)),
    ...(await mappingFiles(reader)),
    ...(media.size > 0 ? { 'media.json': await mediaFile(reader) } : {}),
  }
  return { slug, files, media }
}
