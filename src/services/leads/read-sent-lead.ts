import type { Pool } from 'pg'
import type { DeliveryLead } from '@/src/domain/lead-delivery/delivery-lead'
import { omitEmpty } from '@/src/domain/omit-empty'
import { resolveSiteAddress } from '@/src/domain/tenancy/site-address'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

type NullableText = string | null
type SentLeadRow = {
  readonly id: string
  readonly created_at: Date
  readonly category: string
  readonly subcategory: NullableText
  readonly lead_status: NullableText
  readonly form_completed: boolean | null
  readonly name: NullableText
  readonly email: NullableText
  readonly phone: NullableText
  readonly message: NullableText
  readonly opt_in: boolean | null
  readonly consent: NullableText
  readonly url: NullableText
  readonly source: NullableText
  readonly user_agent: NullableText
  readonly car_dealership_id: NullableText
  readonly lead_attributes: NullableText
  readonly answers: DeliveryLead['answers']
  readonly stock_number: NullableText
  readonly vehicle_make: NullableText
  readonly vehicle_model: NullableText
  readonly car_type: NullableText
  readonly car_id: NullableText
  readonly car: Readonly<Record<'year' | 'km' | 'price_cents', number | null>> &
    Readonly<Record<'slug' | 'badge' | 'vin' | 'rego' | 'colour' | 'body', NullableText>>
  readonly dealer: Readonly<Record<'name' | 'slug', string>> & Readonly<Record<'url' | 'host' | 'zone', NullableText>>
  readonly website_id: NullableText
  readonly dealership_id: NullableText
  readonly dealership_slug: NullableText
  readonly location_details: Readonly<
    Record<'name' | 'slug' | 'phone' | 'street' | 'city' | 'state' | 'postcode', NullableText>
  > | null
}

const sentLeadSql = `
  SELECT l.id, l.created_at, l.category, l.subcategory, l.lead_status, l.form_completed, l.name, l.email, l.phone, l.message,
    l.opt_in, l.consent, l.url, l.source, l.user_agent,
    v.dealership_id AS car_dealership_id, l.lead_attributes, l.stock_number, l.vehicle_make, l.vehicle_model, l.car_type,
    l.car_id, l.website_id, l.dealership_id, l.dealership_slug,
    coalesce((SELECT jsonb_agg(jsonb_build_object('name', d.name, 'value', d.value) ORDER BY d._order)
                FROM leads_details d WHERE d._parent_id = l.id), '[]') AS answers,
    jsonb_build_object('year', v.year, 'badge', v.badge, 'vin', v.vin, 'rego', v.rego, 'km', v.km, 'colour', v.colour,
      'body', v.simple_body, 'price_cents', forecourt_paid_cents(v.overrides, v.offer_price_cents, v.price_cents), 'slug', v.slug) AS car,
    jsonb_build_object('name', t.name, 'slug', t.slug, 'url', t.url,
      'host', (SELECT d.host FROM tenants_domains d WHERE d._parent_id = t.id ORDER BY d._order LIMIT 1),
      'zone', coalesce(p.timezone::text, (SELECT o.timezone::text FROM locations o WHERE o.tenant_id = t.id
        AND o.deleted_at IS NULL ORDER BY o."primary" DESC NULLS LAST, o."order" NULLS LAST LIMIT 1))) AS dealer,
    CASE WHEN p.id IS NULL THEN NULL ELSE jsonb_build_object('name', p.name, 'slug', p.slug, 'phone', coalesce(p.phone, p.landline_phone),
      'street', p.address_street, 'city', p.address_city, 'state', p.address_state::text, 'postcode', p.address_postcode) END AS location_details
  FROM leads l JOIN tenants t ON t.id = l.tenant_id
  LEFT JOIN vehicles v ON v.id = l.car_id AND v.tenant_id = l.tenant_id
  LEFT JOIN locations p ON p.id = l.location_id AND p.tenant_id = l.tenant_id
  WHERE l.id = $1`

/** Omits null and empty values: absent means not provided. */
const omitBlank = <T extends Readonly<Record<string, unknown>>>(values: T) =>
  omitEmpty(
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, value === null || value === '' ? undefined : value]),
    ),
  )

const toVehicle = (row: SentLeadRow, siteUrl: string): DeliveryLead['vehicle'] | undefined => {
  const { stock_number, vehicle_make: make, vehicle_model: model, car_type, car_id: id } = row
  const { km: kms, slug, year, badge, vin, rego, colour, body, price_cents } = row.car
  const fields = omitBlank({
    id,
    stock_number,
    year,
    make,
    model,
    badge,
    vin,
    rego,
    kms,
    colour,
    body,
    car_type,
    price_cents,
  })
  if (Object.keys(fields).length === 0) return undefined
  return { ...fields, ...(slug === null ? {} : { url: `${siteUrl}/cars/${slug}` }) }
}

/**
 * Loads a lead with everything its receivers get; undefined if it was deleted. `platformUrl` is the panel's address.
 */
export const readSentLead = async (
  db: Pick<Pool, 'query'>,
  id: string,
  platformUrl: string,
): Promise<DeliveryLead | undefined> => {
  const { rows } = await db.query<SentLeadRow>(sentLeadSql, [id])
  const [row] = rows
  if (row === undefined) return undefined
  const { dealer } = row
  const siteUrl = resolveSiteAddress(
    { ...dealer, domains: dealer.host === null ? [] : [{ host: dealer.host }] },
    platformUrl,
  )
  const { category, subcategory, lead_status, name, email, phone, message, consent } = row
  const { url, source, user_agent, car_dealership_id, lead_attributes } = row
  const vehicle = toVehicle(row, siteUrl)
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    category,
    ...omitBlank({ subcategory, lead_status, name, email, phone, message, consent }),
    ...omitBlank({ url, source, user_agent, car_dealership_id, lead_attributes }),
    form_completed: row.form_completed === true,
    opt_in: row.opt_in === true,
    answers: row.answers,
    ...(vehicle === undefined ? {} : { vehicle }),
    dealer: {
      name: dealer.name,
      url: siteUrl,
      zone: dealer.zone ?? DEFAULT_TIME_ZONE,
      ...omitBlank({
        website_id: row.website_id,
        dealership_id: row.dealership_id,
        dealership_slug: row.dealership_slug,
      }),
    },
    ...(row.location_details === null
      ? {}
      : { location: omitBlank(row.location_details) as NonNullable<DeliveryLead['location']> }),
    inbox_url: `${platformUrl.replace(/\/$/, '')}/admin/collections/leads/${row.id}`,
  }
}
