import { locationPhone, vehiclePhone } from '@/src/domain/locations/phones'
import type { SiteLocation } from '@/src/domain/locations/location'
import { omitEmpty } from '@/src/domain/omit-empty'
import { greetingOf } from '@/src/domain/sending/greeting'
import { formatPhone } from '@/src/domain/phone'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { Site } from '@/src/domain/tenancy/site'
import { formatTime, isClockTime } from '@/src/domain/time/clock-times'
import { formatLongDay, isDay } from '@/src/domain/time/days'
import { parseRego } from '@/src/domain/trade-in/rego'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { formItemTypes, type FormSite, type FormVehicle } from './form-locations'
import { type LeadType, leadTypeOf } from './lead-types'
import type { LeadReceipt } from './lead-type'

type Facts = readonly (readonly [label: string, value: string])[]

/** The request of a form, in words that the shopper cannot choose freely. */
export type RequestSummary = LeadReceipt & {
  readonly facts: Facts
  /** The number of the location that it is for, as on the location's page. */
  readonly phone?: string
}

type ReceiptSubject = {
  /** The shopper's. */
  readonly name?: string | null | undefined
  readonly reference: string
  /** The vehicle of the dealer's stock that the form was about. */
  readonly vehicle?: string | undefined
  /** Where the shopper continues, such as the page of a valuation. */
  readonly link?: string | undefined
  readonly request?: RequestSummary | undefined
}

type Request = {
  readonly site: FormSite
  readonly leadType: LeadType
  readonly vehicle: FormVehicle | undefined
  readonly values: Readonly<Record<string, string>>
}

/** A part of the day, such as `morning`, or a time of a form with bookings whose day is missing. */
const formatPreferredTime = (time: string): string => {
  if (/^[A-Z][a-z]+$/.test(time)) return time.toLowerCase()
  return isClockTime(time) ? formatTime(time) : ''
}

/** `Wednesday 2 December 2026, morning`. */
const formatPreferredDay = ({ date = '', time = '' }: Request['values']): string =>
  [isDay(date) ? formatLongDay(date) : '', formatPreferredTime(time)].filter(Boolean).join(', ')

const omitEmptyFacts = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')

/** Returns the number plate and the chosen work of a form's answers, such as a service's. */
export const listWorkFacts = (values: Request['values']): Facts =>
  omitEmptyFacts([
    ['Rego', parseRego(values['Rego'] ?? values['rego'] ?? '') ?? ''],
    ['What it needs', values['additional_services'] ?? ''],
  ])

/** The number that the page after the form shows too: of the chosen location, else of the vehicle. */
const phoneOf = (site: FormSite, chosen: SiteLocation | undefined, vehicle: FormVehicle | undefined) => {
  const vehicleLocation = vehicle && findVehicleLocation(vehicle, site)
  if (chosen && chosen.id !== vehicleLocation?.id) return locationPhone(chosen, site)
  return vehicle ? vehiclePhone(vehicle.car_type, vehicleLocation, site) : site.phone
}

/**
 * Summarizes a form for its receipt (LEAD-08): what it asks for, the number plate, the location and the day. Only
 * answers that were chosen from a list, or have a strict pattern, are repeated.
 */
export const summarizeRequest = ({ site, leadType, vehicle, values }: Request): RequestSummary => {
  const { receipt } = leadTypeOf(leadType)
  const types = formItemTypes({ vehicle, site })
  const location = site.locations.find(({ slug }) => slug === (values['distribution_location'] ?? values['location']))
  const visitFacts = omitEmptyFacts([
    ['Location', location?.name ?? ''],
    [isDay(values['date'] ?? '') ? 'Preferred day' : 'Preferred time', formatPreferredDay(values)],
  ])
  return {
    ...receipt,
    request: replaceTestDrive(receipt.request, types),
    facts: [...listWorkFacts(values), ...visitFacts],
    ...omitEmpty({ phone: phoneOf(site, location, vehicle) }),
  }
}

const formatFacts = (facts: RequestSummary['facts']): readonly string[] =>
  facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]

/**
 * Builds the email that tells a shopper that a form has arrived (LEAD-08). It repeats no words that were typed into the
 * form but one plain first name: anyone can enter another person's address there, and would otherwise choose the words of an email to them.
 */
export const buildLeadReceipt = (
  { name: dealer, phone: mainPhone }: Pick<Site, 'name'> & { readonly phone?: string | undefined },
  { name, reference, vehicle, link, request = { request: 'request', facts: [] } }: ReceiptSubject,
): { readonly subject: string; readonly text: string } => {
  const phone = request.phone ?? mainPhone
  return {
    subject: `We’ve received your ${request.request} (${reference})`,
    text: [
      greetingOf(name),
      `Thanks for contacting ${dealer}. We’ve received your ${request.request}${vehicle ? ` ${request.joins ?? 'about'} the ${vehicle}` : ''}, and we’ll be in touch soon.`,
      ...formatFacts(request.facts),
      ...(request.next === undefined ? [] : [request.next]),
      ...(link === undefined ? [] : [`See it here: ${link}`]),
      `Your reference: ${reference}`,
      ...(phone ? [`Need an answer now? Call us on ${formatPhone(phone)}.`] : []),
      'If you didn’t send us a request, you can ignore this email.',
    ].join('\n\n'),
  }
}
