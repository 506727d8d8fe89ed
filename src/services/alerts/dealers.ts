import type { Pool } from 'pg'
import { formatPhone } from '@/src/domain/phone'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { resolveSwitches, type Switches } from '@/src/domain/switches'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

/** The dealer an alert mail is sent for. */
export type AlertDealer = {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Street address and phone: the Spam Act requires that a sender can be contacted. */
  readonly contact: string
  readonly accent: string
  readonly timezone: string
  readonly switches: Switches
}

type AlertDealerRow = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly url: string | null
  readonly host: string | null
  readonly template: unknown
  readonly own: unknown
  readonly phone: string | null
  readonly accent: string | null
  readonly timezone: string | null
  readonly address: string | null
}

const dealersWithAlertsSql = `SELECT t.id, t.name, t.slug, t.url, d.host, template.switches AS template, own.switches AS own,
    coalesce(own.phone, l.phone) AS phone, theme.accent, l.timezone::text AS timezone,
    nullif(concat_ws(', ', l.address_street, l.address_city, concat_ws(' ', l.address_state::text, l.address_postcode)), '') AS address
  FROM tenants t
  LEFT JOIN templates template ON template.id = t.template_id
  LEFT JOIN site_settings own ON own.tenant_id = t.id
  LEFT JOIN theme ON theme.tenant_id = t.id
  LEFT JOIN LATERAL (SELECT host FROM tenants_domains WHERE _parent_id = t.id ORDER BY _order LIMIT 1) d ON true
  LEFT JOIN LATERAL (SELECT * FROM locations WHERE tenant_id = t.id AND visible AND deleted_at IS NULL
    ORDER BY "primary" DESC NULLS LAST, "order", name LIMIT 1) l ON true
  WHERE t.status = 'active' AND (EXISTS (SELECT 1 FROM saved_searches s WHERE s.tenant_id = t.id)
    OR EXISTS (SELECT 1 FROM shoppers s WHERE s.tenant_id = t.id AND s.price_alerts))
  ORDER BY t.id`

const toDealer = (row: AlertDealerRow, platformUrl: string): AlertDealer => ({
  id: row.id,
  name: row.name,
  url: resolveSiteAddress(
    { slug: row.slug, url: row.url, domains: row.host === null ? [] : [{ host: row.host }] },
    platformUrl,
  ),
  contact: [row.address, row.phone === null ? null : formatPhone(row.phone)].filter(Boolean).join(', '),
  accent: row.accent ?? '#333333',
  timezone: row.timezone ?? DEFAULT_TIME_ZONE,
  switches: resolveSwitches(row.template, row.own),
})

/** Lists the active dealers with shoppers who subscribed to mails. `platformUrl` is the installation's own address. */
export const listDealersWithAlerts = async (db: Pool, platformUrl: string): Promise<readonly AlertDealer[]> => {
  const { rows } = await db.query<AlertDealerRow>(dealersWithAlertsSql)
  return rows.map((row) => toDealer(row, platformUrl))
}
