import type { EventId } from '@/src/domain/events/event-ids'
import type { CarType } from '@/src/domain/stock/vehicle/vehicle'
import type { Department, FormContext, FormSwitches } from './form-locations'
import type { LeadField } from './lead-field'

export type LeadTypeCopy = {
  readonly title: string
  readonly intro: string
  /** Label of the submit button. */
  readonly button: string
}

/** The subject of a lead: the type of its vehicle, if it has one, and the category that a shopper chose. */
export type LeadSubject = { readonly car_type?: CarType | undefined; readonly category?: string }

/** The texts by which a dealer sorts and routes leads. */
type LeadCategory = { readonly category: string; readonly subcategory?: string }

/** One step without a title, or several with a heading each. */
export type FormSteps =
  | readonly [{ readonly fields: readonly LeadField[] }]
  | readonly { readonly title: string; readonly fields: readonly LeadField[] }[]

/** A booking of a time that a form makes (LEAD-02). */
export type BookingType = {
  /** Names the booking in the panel and in a shopper's account. */
  readonly label: string
  readonly takesPlaceAt: 'location' | 'shopper'
  /** Returns whether the dealer offers free times; otherwise the form asks for a preferred day. */
  readonly isOffered: (switches: FormSwitches) => boolean
}

/** Makes a form available as a block of a page. */
type FormBlock = {
  /** Names the form in the panel. */
  readonly label: string
  /** Address of the form's own page. Without script it shows a rejected form again. */
  readonly page: string
  /** Returns whether the block only links to the page, because the form has parts that a block cannot show. */
  readonly isOnlyLinked?: (switches: FormSwitches) => boolean
  /** Returns what the shopper should know before following the link. */
  readonly linkNotes?: (switches: FormSwitches) => readonly string[]
}

/** The words of a shopper's receipt for the form (LEAD-08). */
export type LeadReceipt = {
  /** Completes “We’ve received your …”. */
  readonly request: string
  /** The word before the vehicle that it is about; “about” if absent. */
  readonly joins?: 'of' | 'to'
  /** The next step, if it is more than an answer. */
  readonly next?: string
}

/** The next step after a request for a day or a time, on the page after the form and in its receipt (LEAD-02). */
export const CONFIRMED_LATER = 'We’ll call you to agree on a time. Nothing is booked until then.'

/** The next step after a request to subscribe, on the page after the form and in its receipt (CARD-04). */
export const SUBSCRIPTION_CONFIRMED_LATER =
  'We’ll confirm the weekly price, the minimum term and the start date of your subscription. You pay nothing until you sign.'

/** A kind of form that a shopper can send (LEAD-01). */
export type LeadTypeDefinition = {
  /** Returns the texts of the form; a form about a vehicle uses the noun of the vehicle, such as `camper trailer`. */
  readonly copy: (noun: string | undefined, context: FormContext) => LeadTypeCopy
  readonly category: (subject: LeadSubject) => LeadCategory
  readonly receipt: LeadReceipt
  /** Returns the analytics event that a sent form fires (LEAD-06). */
  readonly event: (subject: LeadSubject) => EventId
  readonly steps: (context: FormContext) => FormSteps
  /** Restricts the form to locations of a department; absent if the dealer's switch decides (LEAD-05). */
  readonly department?: Department
  /** Absent if the form books no time. */
  readonly booking?: BookingType
  /** Absent if staff cannot place the form on a page, such as a form that needs a vehicle. */
  readonly block?: FormBlock
  /** True if the form's page asks which vehicle it is about, when its address names none. */
  readonly asksForVehicle?: boolean
  /** True if the answers `make` and `model` are the vehicle of the lead. */
  readonly namesVehicle?: boolean
  /** True if the form leads to a purchase, beside which a subscription's weekly price would mislead (CARD-04). */
  readonly buys?: boolean
  /** Returns whether the dealer has the form at all; absent if every dealer has it. */
  readonly isOffered?: (switches: FormSwitches) => boolean
}
