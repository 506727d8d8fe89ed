import type { AttentionGroup } from '@/src/domain/panel/attention'
import { findDocuments, type Scope } from './find-documents'
import { listHref } from '@/src/domain/panel/list-href'
import { dealerName, type TenantOwned } from './scope-helpers'

type LocationSummary = TenantOwned & { readonly id: string; readonly name: string }

/** Visible sales locations without a licence number. A location without a type is a sales location (LOC-10). */
const missingLicence = [
  { visible: { not_equals: false } },
  { or: [{ location_type: { exists: false } }, { location_type: { equals: 'sales' } }] },
  { or: [{ dealer_license_number: { exists: false } }, { dealer_license_number: { equals: '' } }] },
]

/** Sales locations without a dealer licence number, which state laws require wherever cars are advertised. */
export const findLocationsWithoutLicence = async (scope: Scope): Promise<AttentionGroup> => {
  const { docs, totalDocs } = await findDocuments<LocationSummary>(scope, {
    collection: 'locations',
    where: missingLicence,
    select: { name: true, tenant: true },
    sort: 'name',
    limit: scope.limit,
    depth: 1,
  })
  return {
    key: 'licences',
    total: totalDocs,
    items: docs.map((location) => ({
      key: location.id,
      title: location.name,
      detail: 'Add the licence number. It must be on the location’s page and on every vehicle it sells.',
      href: `/admin/collections/locations/${location.id}`,
      tone: 'now',
      ...dealerName(scope, location),
    })),
    href: listHref('locations', { id: { in: docs.map(({ id }) => id).join(',') } }),
  }
}
