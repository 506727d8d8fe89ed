import type { UIFieldServerProps } from 'payload'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import { idOf } from '@/src/domain/content/id-of'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { VehicleHistory } from './vehicle-history'

/** The history of a vehicle, by the clocks of its dealer (STF-03). */
export const HistoryField = async ({ data, req }: UIFieldServerProps) => {
  const tenant = idOf((data as { readonly tenant?: unknown } | undefined)?.tenant)
  return <VehicleHistory timezone={tenant === undefined ? DEFAULT_TIME_ZONE : await findTenantTimeZone(req, tenant)} />
}
