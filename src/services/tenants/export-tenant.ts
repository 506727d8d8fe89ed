import type { Payload } from 'payload'
import type { Upload } from '@/src/integrations/uploads/port'
import { exportCatalogue } from './export-catalogue'
import { exportContent, type ExportedFiles } from './export-content'
import { exportRow, listFields, type DocumentFields } from './fields'
import { createReader, draftFlagOf, type TenantReader, readSingleRow, readRows, sortBy } from './read-tenant'
import { exportLocations } from './export-locations'
import { exportMedia, listUploads } from './export-media'

/** A tenant as a folder: parsed JSON by path, and the upload of each file below `media/`. */
export type ExportedTenant = {
  readonly slug: string
  readonly files: ExportedFiles
  readonly media: ReadonlyMap<string, Upload>
}

type TenantDocument = { readonly id: string; readonly slug: string } & DocumentFields

const findTenant = async (payload: Payload, slug: string): Promise<TenantDocument | undefined> => {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'tenants', where, limit: 1, depth: 0, overrideAccess: true })
  return docs[0] as TenantDocument | undefined
}

const loadTemplate = async (payload: Payload, id: unknown): Promise<DocumentFields | null> =>
  typeof id === 'string'
    ? ((await payload.findByID({
        collection: 'templates',
        id,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      })) as DocumentFields | null)
    : null

const exportHome = async (reader: TenantReader): Promise<DocumentFields> => {
  const [home] = await readRows(reader, 'home')
  const { blocks = [], seo } = home?.row ?? {}
  return { blocks, ...(seo === undefined ? {} : { seo }), ...(home ? draftFlagOf(home.document) : {}) }
}

const exportTenantFile = async (
  reader: TenantReader,
  tenant: TenantDocument,
  template: DocumentFields | null,
): Promise<DocumentFields> => {
  const { payload, names } = reader
  const own = exportRow(listFields(payload, 'tenants'), tenant, names.nameOf)
  const { slug, name, status: _, template: __, domains = [], ...rest } = own
  const { manufacturer_name: manufacturer, ...settings } = await readSingleRow(reader, 'site-settings')
  return {
    slug,
    name,
    ...(template ? { template: template['slug'] } : {}),
    complete: true,
    domains: (domains as readonly DocumentFields[]).map(({ host }) => host),
    ...rest,
    ...settings,
    ...(manufacturer === undefined ? {} : { manufacturer: { name: manufacturer } }),
    social: settings['social'] ?? {},
    legal: settings['legal'] ?? {},
    switches: settings['switches'] ?? {},
    header: (await readSingleRow(reader, 'header'))['items'] ?? [],
    footer: (((await readSingleRow(reader, 'footer'))['groups'] ?? []) as readonly DocumentFields[]).map((group) => ({
      ...group,
      links: group['links'] ?? [],
    })),
    home: await exportHome(reader),
  }
}

const exportReviews = async (reader: TenantReader): Promise<readonly DocumentFields[]> => {
  const rows = (await readRows(reader, 'reviews')).map(({ row }): DocumentFields => ({
    ...row,
    text: row['text'] ?? '',
  }))
  return sortBy(rows, ({ location, date, author }) => `${location} ${date} ${author}`)
}

/** `mapping.json` is the mapping of the first feed that has its own: it is used to read the dealer's files. */
const exportMapping = async (reader: TenantReader): Promise<ExportedFiles> => {
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
  const template = await loadTemplate(payload, tenant['template'])
  const media = await listUploads(reader, tenant.id)
  const reviews = await exportReviews(reader)
  const files = {
    'tenant.json': await exportTenantFile(reader, tenant, template),
    'theme.json': await readSingleRow(reader, 'theme'),
    'locations.json': await exportLocations(reader),
    ...(template ? { 'template.json': { name: template['name'], switches: template['switches'] ?? {} } } : {}),
    ...(reviews.length > 0 ? { 'reviews.json': reviews } : {}),
    ...(await exportCatalogue(reader)),
    ...(await exportContent(reader)),
    ...(await exportMapping(reader)),
    ...(media.size > 0 ? { 'media.json': await exportMedia(reader) } : {}),
  }
  return { slug, files, media }
}
