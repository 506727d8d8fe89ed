import { toSlug } from '@/src/domain/text/slug'
import { luminanceOf, mix } from '@/src/domain/theme/colour'
import { defaultTheme } from '@/src/domain/theme/palette'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { tenantSlugProblem } from './slug'

/** Opening hours of a part of the week; local times, `HH:MM`. */
export type WeekPartHours = { readonly open: boolean; readonly from: string; readonly to: string }
export const weekParts = ['weekdays', 'saturday', 'sunday'] as const
export type WeekPart = (typeof weekParts)[number]

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
export type NewTenant = Readonly<Record<TextField, string>> & {
  readonly hours: Readonly<Record<WeekPart, WeekPartHours>>
}

/** A field of the form that a problem refers to. */
export type NewTenantField = TextField | WeekPart | 'logo'
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

const IGNORED_WORD_PATTERN = /^(?:the|and|of|pty|ltd)$/

/** Proposes a slug for a name, `The Smith & Sons Motor Co.` → `smith-sons-motor-co`; empty if none is valid. */
export const proposeSlug = (name: string): string => {
  const parts = toSlug(name)
    .split('-')
    .filter((part) => !IGNORED_WORD_PATTERN.test(part))
  const slug = parts.join('-').slice(0, 40).replace(/-+$/, '')
  return tenantSlugProblem(slug) === null ? slug : ''
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const parseWeekPart = (value: unknown): WeekPartHours => {
  const record = isRecord(value) ? value : {}
  return { open: record['open'] === true, from: toText(record['from']), to: toText(record['to']) }
}

/** Parses the form from any value; values that are not text become empty. */
export const parseNewTenant = (body: unknown): NewTenant => {
  const record = isRecord(body) ? body : {}
  const hours = isRecord(record['hours']) ? record['hours'] : {}
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, toText(record[name])])) as Record<TextField, string>),
    hours: {
      weekdays: parseWeekPart(hours['weekdays']),
      saturday: parseWeekPart(hours['saturday']),
      sunday: parseWeekPart(hours['sunday']),
    },
  }
}

/** Builds the theme from the form's colours; the panel colour is derived from page and text colour. */
export const buildTheme = (form: NewTenant): SiteTheme => ({
  ...defaultTheme,
  accent: form.accent,
  ...(form.secondary === '' ? {} : { secondary: form.secondary }),
  surface: form.surface,
  surface_alt: mix(form.surface, form.ink, 0.045),
  ink: form.ink,
  dark: luminanceOf(form.surface) < 0.2,
  heading_font: form.heading_font,
  text_font: form.text_font,
})
