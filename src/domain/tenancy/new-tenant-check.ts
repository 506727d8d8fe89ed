import { tooLongMessage } from '@/src/domain/input-messages'
import { states } from '@/src/domain/locations/states'
import { statePostcodeProblem } from '@/src/domain/locations/postcodes'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { listThemeProblems } from '@/src/domain/theme/check'
import { formatTime, isClockTime, listWrongEnds } from '@/src/domain/time/clock-times'
import { domainProblem } from './host'
import { phone } from './folder-schemas'
import {
  type NewTenant,
  type NewTenantProblem,
  buildTheme,
  type WeekPartHours,
  weekParts,
  type TextField,
  textFields,
} from './new-tenant'
import type { SiteTheme } from '@/src/domain/theme/site-theme'
import { tenantSlugProblem } from './slug'

const maxChars: Readonly<Partial<Record<TextField, number>>> = {
  name: 120,
  location_name: 120,
  street: 120,
  city: 60,
  email: 200,
  licence: 60,
  staff_name: 100,
  staff_email: 200,
}

const requiredMessages: Readonly<Partial<Record<TextField, string>>> = {
  name: 'Enter the dealer’s name as shoppers know it.',
  slug: 'Enter the first part of the site’s address, such as smith-motors.',
  template: 'Choose a template.',
  location_name: 'Enter the location’s name, such as Smith Motors Toowong.',
  street: 'Enter the street number and name.',
  city: 'Enter the suburb or town.',
  postcode: 'Enter the postcode.',
  phone: 'Enter the phone number for shoppers.',
  email: 'Enter the email address for enquiries.',
}

const emailProblem = (text: string): string | undefined =>
  text === '' || isEmail(text) ? undefined : 'Enter an email address, such as sales@mydealer.com.au.'

/** Rules of single fields, applied to filled-in fields. */
const rules: Readonly<Partial<Record<TextField, (value: string, form: NewTenant) => string | null | undefined>>> = {
  slug: (slug) => tenantSlugProblem(slug),
  template: (slug) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? undefined : 'Choose a template from the list.'),
  domain: (domain) => (domain === '' ? undefined : domainProblem(domain)),
  state: (state) => (states.some((one) => one === state) ? undefined : 'Choose a state.'),
  postcode: (postcode, { state }) => statePostcodeProblem(postcode, state),
  phone: (number) =>
    phone.safeParse(number).success
      ? undefined
      : 'Enter an Australian phone number, such as 07 3333 4444 or 1300 123 456.',
  email: emailProblem,
  staff_name: (name, { staff_email }) =>
    name.trim() === '' && staff_email !== '' ? 'Enter their name. It’s shown next to their changes.' : undefined,
  staff_email: (email, { staff_name }) =>
    email === '' && staff_name !== '' ? 'Enter their email address. We invite them there.' : emailProblem(email),
}

const fieldProblem = (field: TextField, form: NewTenant): string | null | undefined => {
  const value = form[field]
  if (value === '' && requiredMessages[field] !== undefined) return requiredMessages[field]
  const limit = maxChars[field]
  if (limit !== undefined && value.length > limit) return tooLongMessage(limit)
  return rules[field]?.(value, form)
}

/** The problem of the times that are wrong; the form shows it at each of them. */
const hoursProblem = ({ open, from, to }: WeekPartHours): string | undefined => {
  const wrongEnds = open ? listWrongEnds(from, to) : []
  if (wrongEnds.length === 0) return undefined
  if (wrongEnds.length === 2) return 'Enter opening and closing times, such as 8:30 am and 5 pm.'
  if (wrongEnds.includes('start')) return 'Enter the opening time, such as 8:30 am.'
  return isClockTime(to)
    ? `The closing time, ${formatTime(to)}, must be after the opening time, ${formatTime(from)}.`
    : 'Enter the closing time, such as 5 pm.'
}

/** Form field for each derived theme field: an unreadable derived colour is reported at the colour it comes from. */
const formFieldByThemeField: Readonly<Partial<Record<keyof SiteTheme, TextField>>> = {
  accent: 'accent',
  secondary: 'secondary',
  surface: 'surface',
  surface_alt: 'ink',
  ink: 'ink',
  heading_font: 'heading_font',
  text_font: 'text_font',
}

const listFormThemeProblems = (form: NewTenant): readonly NewTenantProblem[] => {
  const messages = new Map<TextField, string>()
  for (const { field, message } of listThemeProblems(buildTheme(form))) {
    const at = formFieldByThemeField[field] ?? 'accent'
    if (!messages.has(at)) messages.set(at, message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}

/** Lists the problems of the form, one per field in the form's order; empty if it can be sent (TEN-09, TEN-10). */
export const listNewTenantProblems = (form: NewTenant): readonly NewTenantProblem[] => {
  const theme = listFormThemeProblems(form)
  const texts = textFields.flatMap((field): readonly NewTenantProblem[] => {
    const message = fieldProblem(field, form)
    return message ? [{ field, message }] : theme.filter((one) => one.field === field)
  })
  const hours = weekParts.flatMap((field): readonly NewTenantProblem[] => {
    const message = hoursProblem(form.hours[field])
    return message === undefined ? [] : [{ field, message }]
  })
  return [...texts, ...hours]
}
