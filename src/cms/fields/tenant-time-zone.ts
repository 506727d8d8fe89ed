import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { CollectionSlug, Field, Payload, PayloadRequest } from 'payload'
import { findActiveStaff } from '../access/active-staff'
import { australianTimeZones } from './australian-time-zones'
import { idOf } from '@/src/domain/content/id-of'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

/** Small Australian time zones, each with the zone that is offered in its place. */
const offeredZones: Readonly<Record<string, string>> = {
  'Australia/Broken_Hill': 'Australia/Adelaide',
  'Australia/Eucla': 'Australia/Perth',
  'Australia/Lord_Howe': 'Australia/Sydney',
}

/** The tenant that the user is working on: the one chosen in the panel, or else their only one. */
const findCurrentTenant = async (req: PayloadRequest): Promise<string | undefined> => {
  const staff = await findActiveStaff(req)
  if (staff === null) return undefined
  const chosen = getTenantFromCookie(req.headers, 'text')
  const own = staff.memberships.map(({ tenant }) => tenant)
  if (typeof chosen === 'string' && (staff.platformAdmin || own.includes(chosen))) return chosen
  return own.length === 1 ? own[0] : undefined
}

/** The zone that a moment's own field offers for a zone of a location. */
const toOfferedZone = (zone: string): string => {
  const offered = offeredZones[zone] ?? zone
  return australianTimeZones.some(({ value }) => value === offered) ? offered : DEFAULT_TIME_ZONE
}

/** The time zone of each dealer's first location; a dealer without a location has none. */
export const findTimeZones = async (
  payload: Payload,
  tenants: readonly string[],
  req?: PayloadRequest,
): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { in: [...tenants] } },
    sort: ['-primary', 'order', 'name'],
    select: { timezone: true, tenant: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  })
  // The first location counts, so it is written last.
  return new Map(docs.toReversed().map(({ tenant, timezone }) => [idOf(tenant) ?? '', timezone]))
}

/** A form has a moment in every row of a list, so each dealer's zone is found once for a request. */
const zonesByRequest = new WeakMap<object, Map<string, Promise<string>>>()

/** The time zone of a dealer's first location; Brisbane's if it has none. */
export const findTenantTimeZone = (req: PayloadRequest, tenant: string): Promise<string> => {
  const zones = zonesByRequest.get(req) ?? new Map<string, Promise<string>>()
  zonesByRequest.set(req, zones)
  const known = zones.get(tenant)
  if (known) return known
  const zone = findTimeZones(req.payload, [tenant], req).then((found) => found.get(tenant) ?? DEFAULT_TIME_ZONE)
  zones.set(tenant, zone)
  return zone
}

/** The time zone of the tenant that the user is working on; Brisbane's without one. */
export const findCurrentTimeZone = async (req: PayloadRequest | undefined): Promise<string> => {
  const tenant = req ? await findCurrentTenant(req) : undefined
  return req === undefined || tenant === undefined ? DEFAULT_TIME_ZONE : findTenantTimeZone(req, tenant)
}

/** The time zone of the dealer whose document a form shows; that of the tenant that the user is working on for a new one. */
export const findFormTimeZone = (req: PayloadRequest, data: unknown): Promise<string> => {
  const tenant = idOf((data as { readonly tenant?: unknown } | null | undefined)?.tenant)
  return tenant === undefined ? findCurrentTimeZone(req) : findTenantTimeZone(req, tenant)
}

/** The dealer of a document; a dealer's own document has none. */
const findDocumentTenant = async (payload: Payload, collection: CollectionSlug, id: string) => {
  if (collection === 'tenants') return id
  const document = await payload.findByID({
    collection,
    id,
    select: { tenant: true },
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return idOf((document as { readonly tenant?: unknown } | null)?.tenant)
}

/** The time zone of the dealer whose document it is; undefined for a document of no dealer. */
export const findDocumentTimeZone = async (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<string | undefined> => {
  const tenant = await findDocumentTenant(payload, collection, id)
  return tenant === undefined ? undefined : (await findTimeZones(payload, [tenant])).get(tenant)
}

/** The time zone field beside a date, by default the dealer's own zone (CNT-03). */
export const tenantTimeZone = {
  override: ({ baseField }: { baseField: Field }): Field =>
    ({
      ...baseField,
      defaultValue: async ({ req }: { req?: PayloadRequest }) => toOfferedZone(await findCurrentTimeZone(req)),
      // Payload does not validate time zones, so an unknown one would fail only in the database.
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        australianTimeZones.some((zone) => zone.value === value) ||
        `Choose one of: ${australianTimeZones.map(({ label }) => label).join(', ')}.`,
    }) as Field,
}
