import { toSlug } from '@/src/domain/stock/search-url/slug'
import { luminance, mix } from '@/src/domain/theme/colour'
import { defaultTheme } from '@/src/domain/theme/palette'
import type { SiteTheme } from './site'
import { slugProblem } from './slug'

/** Opening hours of a part of the week; local times, `HH:MM`. */
export type Stretch = { readonly open: boolean; readonly from: string; readonly to: string }
export const stretches = ['weekdays', 'saturday', 'sunday'] as const
export type StretchName = (typeof stretches)[number]

/** Text fields of the form; empty if nothing was typed. */
export const textFields = [
  'name',
  'slug',
  'template',
  'domain',
  'accent',
  'secondary',
  'surface',
  'ink',
  'heading_font',
  'text_font',
  'location_name',
  'street',
  'city',
  'state',
  'postcode',
  'phone',
  'email',
  'licence',
  'staff_name',
  'staff_email',
] as const
export type TextField = (typeof textFields)[number]

/** The form for a new dealer (TEN-09). The logo is sent as a separate file. */
export type NewTenant = Readonly<Record<TextField, string>> & { readonly hours: Readonly<Record<StretchName, Stretch>> }

/** A field of the form that a problem refers to. */
export type NewTenantField = TextField | StretchName | 'logo'
export type NewTenantProblem = { readonly field: NewTenantField; readonly message: string }

/** The initial form. */
export const emptyNewTenant: NewTenant = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>),
  template: 'default',
  accent: defaultTheme.accent,
  surface: defaultTheme.surface,
  ink: defaultTheme.ink,
  heading_font: 'Inter',
  text_font: 'Inter',
  state: 'QLD',
  hours: {
    weekdays: { open: true, from: '08:30', to: '17:30' },
    saturday: { open: true, from: '08:30', to: '16:00' },
    sunday: { open: false, from: '10:00', to: '16:00' },
  },
}

const words = /^(?:the|and|of|pty|ltd)$/

/** Proposes a slug for a name, `The Smith & Sons Motor Co.` → `smith-sons-motor-co`; empty if none is valid. */
export const proposedSlug = (name: string): string => {
  const parts = toSlug(name)
    .split('-')
    .filter((part) => !words.test(part))
  const slug = parts.join('-').slice(0, 40).replace(/-+$/, '')
  return slugProblem(slug) === null ? slug : ''
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const stretchIn = (value: unknown): Stretch => {
  const row = isRow(value) ? value : {}
  return { open: row['open'] === true, from: textIn(row['from']), to: textIn(row['to']) }
}

/** Parses the form from any value; values that are not text become empty. */
export const readNewTenant = (sent: unknown): NewTenant => {
  const row = isRow(sent) ? sent : {}
  const hours = isRow(row['hours']) ? row['hours'] : {}
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, textIn(row[name])])) as Record<TextField, string>),
    hours: {
      weekdays: stretchIn(hours['weekdays']),
      saturday: stretchIn(hours['saturday']),
      sunday: stretchIn(hours['sunday']),
    },
  }
}

/** Builds the theme from the form's colours; the panel colour is derived from page and text colour. */
export const newTheme = (form: NewTenant): SiteTheme => ({
  ...defaultTheme,
  accent: form.accent,
  ...(form.secondary === '' ? {} : { secondary: form.secondary }),
  surface: form.surface,
  surface_alt: mix(form.surface, form.ink, 0.045),
  ink: form.ink,
  dark: luminance(form.surface) < 0.2,
  heading_font: form.heading_font,
  text_font: form.text_font,
})
