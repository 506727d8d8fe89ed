import { readFileSync } from 'node:fs'
import { switches } from '@/src/domain/switches'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { findVehicleSlug, listDemoTenants, sql, visibleHtml } from './arrange'
import { expect, requestSite, test } from './fixtures'
import { GROUP_DEALER } from './vehicle-parts'

type Values = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** Vehicles whose pages show the effect of a switch, as conditions on `v`. */
const vehicles = {
  car: "v.status = 'in_stock' AND v.car_type = 'used' AND v.finance_lenders IS NOT NULL AND v.price_cents > 1000000 AND v.reserved IS NOT TRUE",
  petrol: "v.status = 'in_stock' AND v.item_type = 'car' AND v.simple_fuel = 'Petrol'",
  diesel: "v.status = 'in_stock' AND v.item_type = 'car' AND v.simple_fuel = 'Diesel'",
  electric: "v.status = 'in_stock' AND v.simple_fuel = 'Electric'",
  demo: "v.status = 'in_stock' AND v.car_type = 'demo'",
} as const

/** A page for each switch whose effect shows on it for any dealer; a name in braces is a vehicle. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/cars/{car}': [
    'display.call_button_text display.dealer_comments_title search.similar_size',
    'vehicle.reserve_button vehicle.reserve_text vehicle.reserve_amount vehicle.reserve_route vehicle.trade_in',
    'vehicle.finance_button vehicle.finance_text vehicle.test_drive vehicle.located_at vehicle.share_copy_only',
    'vehicle.used_perks vehicle.delivery_note vehicle.why_buy vehicle.posts vehicle.protect_text',
    'running_costs.price_date running_costs.distance tools.autogauge tools.delivery tools.statutory_warranty',
    'tools.price_note trust.price_history contact.phone_used contact.mask_phone accounts.personalised_finance',
    'display.hide_finance_price finance.comparison_warning finance.comparison_basis',
  ],
  '/cars/{petrol}': ['running_costs.fuel_price'],
  '/cars/{diesel}': ['running_costs.diesel_price'],
  '/cars/{electric}': ['running_costs.electricity_price running_costs.electric_consumption'],
  '/cars/{demo}': ['contact.phone_demo'],
  '/locations': ['locations.card_height locations.service_link'],
  '/locations/moorooka-service-and-parts': ['locations.service_booking'],
  '/': ['display.slider_width display.slider_height content.view_stock'],
  '/search/new-used-and-demo-cars/': ['display.card_buttons display.image_quality search.popular_makes'],
  '/search/new-used-and-demo-cars/?query=%22zzqqx%22': ['search.no_results_path'],
  '/online-payment': ['sales.online_payment_min_amount sales.online_payment_max_amount'],
  '/contact?car_id={car}': [
    'forms.message_required forms.opt_in forms.enquiry_steps forms.privacy_text forms.terms_note',
  ],
  '/contact-us': [
    'forms.location_field forms.dealership_field forms.dealership_type forms.dealership_list forms.rego_field',
  ],
  '/book-test-drive?car_id={car}': [
    'forms.custom_disclaimer bookings.test_drives bookings.home_test_drives bookings.slot_minutes bookings.days_ahead',
  ],
  '/book-service': ['bookings.service'],
  '/cars/trade-in?car_id={car}': ['search.default_state trade_in.oldest_years trade_in.max_kms trade_in.offered'],
}

const demoValues: readonly Values[] = listDemoTenants().map(({ slug }) => {
  const file = JSON.parse(readFileSync(inRoot(`tenants/${slug}/tenant.json`), 'utf8')) as { switches: Values }
  return file.switches
})

const registry = switches as unknown as Readonly<
  Record<string, Readonly<Record<string, { readonly default: unknown }>>>
>
const defaultOf = (group: string, key: string): unknown => registry[group]?.[key]?.default

/** A value that a demo dealer or the registry has for the switch, other than this one. */
const findOtherValue = (group: string, key: string, value: unknown): unknown => {
  const values = [...demoValues.map((one) => one[group]?.[key]), defaultOf(group, key)]
  return values.find((one) => one !== undefined && JSON.stringify(one) !== JSON.stringify(value))
}

const FORM_KEY = /<input type="hidden" name="key" value="[^"]*"\/>/g

for (const [path, lines] of Object.entries(pages))
  test(`[TEN-03] [CARD-02] each switch of ${path} changes the page, and its former value restores it`, async ({
    dealer,
  }) => {
    const { slug, id } = await dealer(GROUP_DEALER)
    const kind = /\{(\w+)\}/.exec(path)?.[1] as keyof typeof vehicles | undefined
    const address = kind ? path.replace(`{${kind}}`, await findVehicleSlug(slug, vehicles[kind])) : path
    const read = async (): Promise<string> => {
      const html = visibleHtml((await requestSite(slug, address)).body).replaceAll(FORM_KEY, '')
      // React writes the elements of the head in varying order.
      return html.slice(html.indexOf('</head>'))
    }
    const [row] = await sql<{ switches: Values | null }>('SELECT switches FROM site_settings WHERE tenant_id = $1', [
      id,
    ])
    const own = row?.switches ?? {}
    const save = (values: Values) =>
      sql('UPDATE site_settings SET switches = $2 WHERE tenant_id = $1', [id, JSON.stringify(values)])
    // An electric car's own consumption takes precedence over the dealer's general figure, so it must not be known.
    if (kind === 'electric') {
      await sql("UPDATE vehicles SET variant = variant::jsonb - 'electric_range' WHERE tenant_id = $1", [id])
      await expect.poll(read).toContain('general figure')
    }
    const before = await read()
    for (const name of lines.join(' ').split(' ')) {
      const [group = '', key = ''] = name.split('.')
      const value = findOtherValue(group, key, own[group]?.[key] ?? defaultOf(group, key))
      expect(value, name).toBeDefined()
      await save({ ...own, [group]: { ...own[group], [key]: value } })
      await expect.poll(async () => (await read()) === before, name).toBe(false)
      await save(own)
      await expect.poll(async () => (await read()) === before, name).toBe(true)
    }
  })
