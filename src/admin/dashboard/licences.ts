import type { AttentionGroup } from '@/src/domain/panel/attention'
import { ask, type Scope } from './ask'
import { dealerOf, listOf, most, type Owned } from './parts'

type Place = Owned & { readonly id: string; readonly name: string }

/** Visible sales locations without a licence number. A location without a type is a sales location (LOC-10). */
const sells = [
  { visible: { not_equals: false } },
  { or: [{ location_type: { exists: false } }, { location_type: { equals: 'sales' } }] },
  { or: [{ dealer_license_number: { exists: false } }, { dealer_license_number: { equals: '' } }] },
]

/** Sales locations without a dealer licence number, which state laws require wherever cars are advertised. */
export const locationsWithoutLicence = async (scope: Scope): Promise<AttentionGroup> => {
  const { docs, totalDocs } = await ask<Place>(scope, {
    collection: 'locations',
    where: sells,
    select: { name: true, tenant: true },
    sort: 'name',
    limit: most,
    depth: 1,
  })
  return {
    key: 'licences',
    total: totalDocs,
    items: docs.map((place) => ({
      key: place.id,
      title: place.name,
      detail: 'Its licence number belongs on its page and on every car it sells.',
      href: `/admin/collections/locations/${place.id}`,
      tone: 'now',
      ...dealerOf(scope, place),
    })),
    href: listOf('locations', { id: { in: docs.map(({ id }) => id).join(',') } }),
  }
}
