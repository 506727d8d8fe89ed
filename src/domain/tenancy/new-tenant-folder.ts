import { type State, zoneByState } from '@/src/domain/locations/states'
import { defaultFooter, defaultHeader } from '@/src/domain/navigation/default-menus'
import { toSlug } from '@/src/domain/text/slug'
import { fillPlaceholders } from './fill-placeholders'
import { type NewTenant, buildTheme, type WeekPart, weekParts } from './new-tenant'
import type { OpeningHours } from '@/src/domain/locations/opening-hours'

const weekdaysByPart: Readonly<Record<WeekPart, readonly OpeningHours['weekday'][]>> = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
  sunday: [0],
}

const toOpeningHours = (hours: NewTenant['hours']): readonly OpeningHours[] =>
  weekParts.flatMap((part) =>
    weekdaysByPart[part].map((weekday): OpeningHours => {
      const { open, from, to } = hours[part]
      return open ? { weekday, status: 'Open', open: from, close: to } : { weekday, status: 'Closed' }
    }),
  )

const optionalField = (field: string, value: string): Readonly<Record<string, string>> =>
  value === '' ? {} : { [field]: value }

const buildLocation = (form: NewTenant) => ({
  name: form.location_name,
  slug: toSlug(form.location_name) || form.slug,
  location_type: 'sales',
  primary: true,
  visible: true,
  ...optionalField('dealer_license_number', form.licence),
  timezone: zoneByState[form.state as State],
  address: { street: form.street, city: form.city, state: form.state, postcode: form.postcode },
  phone: form.phone,
  opening_hours: toOpeningHours(form.hours),
})

/** Content of every new dealer, from `tenants/starter.json`. */
export type StarterContent = { readonly home: readonly unknown[]; readonly legal: Readonly<Record<string, string>> }

/** File name of the logo in the folder; its real type is detected when it is saved. */
export const LOGO_FILE = 'logo.png'

/**
 * Builds the folder of a new dealer from the form, in the format that `npm run tenant:add` takes (TEN-09): the
 * template's switches, default home page, menus and legal texts. `searchPath` is the site's stock search, `itemTypes`
 * what the template's dealers sell.
 */
export const buildTenantFiles = (
  form: NewTenant,
  { home, legal }: StarterContent,
  {
    searchPath,
    itemTypes,
    logo,
  }: { readonly searchPath: string; readonly itemTypes: readonly string[]; readonly logo: boolean },
): Readonly<Record<string, unknown>> => {
  const dealer = { name: form.name, stock: searchPath }
  return {
    'tenant.json': {
      slug: form.slug,
      name: form.name,
      template: form.template,
      website_id: form.slug,
      domains: form.domain === '' ? [] : [form.domain],
      phone: form.phone,
      email: form.email,
      ...optionalField('licence', form.licence),
      social: {},
      switches: {},
      header: defaultHeader,
      footer: defaultFooter(searchPath, itemTypes),
      home: { blocks: home },
      legal: fillPlaceholders(legal, dealer),
    },
    'theme.json': { ...buildTheme(form), ...(logo ? { logo: LOGO_FILE } : {}) },
    'locations.json': [buildLocation(form)],
    ...(logo ? { 'media.json': { images: [{ file: LOGO_FILE, alt: `${form.name} logo` }] } } : {}),
  }
}
