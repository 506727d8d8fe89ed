import type { AttentionGroup } from '@/src/domain/panel/attention'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { listHref } from '@/src/domain/panel/list-href'
import { findReadableTenants } from './scope-helpers'
import type { Scope } from './find-documents'

type VehicleRow = {
  readonly id: string
  readonly name: string
  readonly stocknum: string | null
  readonly dealer: string
  readonly total: string
}

/**
 * Photos are one JSON value, which Payload's queries cannot measure. The column size excludes most rows without reading
 * the value: an empty list is smaller than any list with a URL.
 */
const withoutPhotosSql = `
  SELECT v.id, v.name, v.stocknum, t.name AS dealer, count(*) OVER () AS total
    FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
   WHERE ($1::uuid[] IS NULL OR v.tenant_id = ANY($1))
     AND v.status IN ('in_stock', 'coming_soon') AND v.removed_at IS NULL
     AND v.hidden IS NOT TRUE AND v.show_on_dealer_website IS NOT FALSE
     AND (v.images IS NULL OR (pg_column_size(v.images) < 16 AND v.images IN ('[]', 'null', '{}')))
     AND coalesce(jsonb_array_length(jsonb_path_query_array(v.overrides, '$.photos[*]')), 0) = 0
   ORDER BY v.created_at DESC, v.id LIMIT $2`

/** Vehicles for sale on the website without photos, newest first (ADM-03). */
export const findVehiclesWithoutPhotos = async (scope: Scope): Promise<AttentionGroup> => {
  const staff = await findActiveStaff(scope.req)
  const pool = getPool(scope.req.payload)
  const { rows } = await pool.query<VehicleRow>(withoutPhotosSql, [await findReadableTenants(scope), scope.limit])
  return {
    key: 'photos',
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, name, stocknum, dealer }) => ({
      key: id,
      title: name,
      detail: stocknum ? `Stock number ${stocknum}` : 'No stock number',
      href: `/admin/collections/vehicles/${id}#field-images`,
      tone: 'soon',
      ...(scope.tenant === undefined && staff && (staff.platformAdmin || staff.memberships.length > 1)
        ? { dealer }
        : {}),
    })),
    href:
      rows.length > 0 ? listHref('vehicles', { id: { in: rows.map(({ id }) => id).join(',') } }) : listHref('vehicles'),
  }
}
