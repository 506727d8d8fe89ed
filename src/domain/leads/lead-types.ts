import { omitEmpty } from '@/src/domain/omit-empty'
import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import type { FormContext, FormSite, FormSwitches, FormVehicle } from './form-locations'
import type { BookingType, LeadSubject, LeadTypeCopy, LeadTypeDefinition } from './lead-type'
import { buyOnline } from './types/buy-online'
import { careers } from './types/careers'
import { enquiry } from './types/enquiry'
import { finance } from './types/finance'
import { homeTestDrive } from './types/home-test-drive'
import { interest } from './types/interest'
import { parts } from './types/parts'
import { reserve } from './types/reserve'
import { service } from './types/service'
import { similar } from './types/similar'
import { subscription } from './types/subscription'
import { testDrive } from './types/test-drive'
import { tradeIn } from './types/trade-in'

/** The kinds of form that a shopper can send, by the name that a form sends as `lead_type` (LEAD-01). */
const leadTypes = {
  enquiry,
  similar,
  subscription,
  interest,
  'test-drive': testDrive,
  'home-test-drive': homeTestDrive,
  service,
  parts,
  'trade-in': tradeIn,
  finance,
  careers,
  reserve,
  'buy-online': buyOnline,
} satisfies Readonly<Record<string, LeadTypeDefinition>>

export type LeadType = keyof typeof leadTypes

export const isLeadType = (text: string): text is LeadType => Object.hasOwn(leadTypes, text)

export const leadTypeNames: readonly LeadType[] = Object.keys(leadTypes).filter(isLeadType)

export const leadTypeOf = (leadType: LeadType): LeadTypeDefinition => leadTypes[leadType]

type LeadTypeSubject = LeadSubject & { readonly leadType: LeadType }

/** Returns whether the form's page asks which vehicle it is about (LEAD-02). */
export const asksForVehicle = (leadType: LeadType): boolean => leadTypeOf(leadType).asksForVehicle === true

/** Returns category and subcategory of a lead. */
export const leadCategoryOf = ({ leadType, ...subject }: LeadTypeSubject) => leadTypeOf(leadType).category(subject)

/** Returns the event that a sent form fires (LEAD-06). */
export const leadEventOf = ({ leadType, ...subject }: LeadTypeSubject) => leadTypeOf(leadType).event(subject)

/** The lead types that book a time. Each is a value of an enum in Postgres, so a new one needs a migration. */
export type BookingKind = {
  [Name in LeadType]: (typeof leadTypes)[Name] extends { readonly booking: BookingType } ? Name : never
}[LeadType]

export const isBookingKind = (text: string): text is BookingKind =>
  isLeadType(text) && leadTypeOf(text).booking !== undefined

export const bookingKinds: readonly BookingKind[] = leadTypeNames.filter(isBookingKind)

export const bookingTypeOf = (kind: BookingKind): BookingType => leadTypes[kind].booking

/** Names a kind of booking for vehicles of these item types. */
export const bookingLabelOf = (kind: BookingKind, itemTypes: readonly string[]): string =>
  replaceTestDrive(bookingTypeOf(kind).label, itemTypes)

/** Returns the kind of booking a form makes, if the dealer's switches enable it. */
export const bookingKindOf = (leadType: LeadType, switches: FormSwitches): BookingKind | null =>
  isBookingKind(leadType) && bookingTypeOf(leadType).isOffered(switches) ? leadType : null

/** Returns what the fields and locations of a form depend on. */
export const toFormContext = (leadType: LeadType, vehicle: FormVehicle | undefined, site: FormSite): FormContext => ({
  site,
  vehicle,
  department: leadTypeOf(leadType).department,
  takesBookings: bookingKindOf(leadType, site.switches) !== null,
})

const findNoun = ({ item_type, simple_body }: FormVehicle): string | undefined =>
  item_type && vehicleNounOf({ item_type, ...omitEmpty({ simple_body }) })[0]

/** Returns the copy of a form; a form about a vehicle uses its noun. */
export const leadTypeCopy = (leadType: LeadType, vehicle: FormVehicle | undefined, site: FormSite): LeadTypeCopy =>
  leadTypeOf(leadType).copy(vehicle && findNoun(vehicle), toFormContext(leadType, vehicle, site))
