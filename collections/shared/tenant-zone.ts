import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { Field, PayloadRequest } from 'payload'
import { activeStaffOf } from './active-staff'
import { australianZones } from './zones'

const usual = 'Australia/Brisbane'

/** Zones of a few places that keep a large one's calendar. */
const near: Readonly<Record<string, string>> = {
  'Australia/Broken_Hill': 'Australia/Adelaide',
  'Australia/Eucla': 'Australia/Perth',
  'Australia/Lord_Howe': 'Australia/Sydney',
}

/** The dealer that somebody is at work for: the one chosen in the panel, else the only one they work at. */
const tenantOf = async (req: PayloadRequest): Promise<string | undefined> => {
  const staff = await activeStaffOf(req)
  if (staff === null) return undefined
  const chosen = getTenantFromCookie(req.headers, 'text')
  const own = staff.memberships.map(({ tenant }) => tenant)
  if (typeof chosen === 'string' && (staff.platformAdmin || own.includes(chosen))) return chosen
  return own.length === 1 ? own[0] : undefined
}

/** The zone of a dealer's first location; Brisbane's where there is none. */
export const zoneOfTenant = async (req: PayloadRequest, tenant: string): Promise<string> => {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: tenant } },
    sort: ['-primary', 'order', 'name'],
    select: { timezone: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const zone = docs[0]?.timezone ?? usual
  const known = near[zone] ?? zone
  return australianZones.some(({ value }) => value === known) ? known : usual
}

/** The zone of whom somebody is at work for; Brisbane's where nobody is. */
const zoneNow = async (req: PayloadRequest | undefined): Promise<string> => {
  const tenant = req ? await tenantOf(req) : undefined
  return req === undefined || tenant === undefined ? usual : zoneOfTenant(req, tenant)
}

/** Time zone of a moment, named beside it: at first the dealer's own, whose midnight they mean (CNT-03). */
export const ownZone = {
  override: ({ baseField }: { baseField: Field }): Field =>
    ({
      ...baseField,
      defaultValue: ({ req }: { req?: PayloadRequest }) => zoneNow(req),
      // Payload checks no zone: one there is none of would only fail in the database.
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        australianZones.some((zone) => zone.value === value) ||
        `Choose one of: ${australianZones.map(({ label }) => label).join(', ')}.`,
    }) as Field,
}
