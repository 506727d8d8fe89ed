import { type EventId, eventIds } from '@/src/domain/events/event-ids'
import type { CarType, ItemType } from '@/src/domain/stock/vehicle'

/** The kinds of form a shopper can send; each has its own copy and fields (LEAD-01). */
export const leadTypes = [
  'enquiry',
  'similar',
  'interest',
  'test-drive',
  'home-test-drive',
  'service',
  'parts',
  'trade-in',
  'finance',
  'reserve',
  'buy-online',
] as const
export type LeadType = (typeof leadTypes)[number]

export const isLeadType = (text: string): text is LeadType => (leadTypes as readonly string[]).includes(text)

/** Categories of an enquiry about no vehicle; the first is the default (LEAD-01). */
export const enquiryCategories = ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts', 'Careers'] as const

export type LeadTypeCopy = {
  readonly title: string
  readonly intro: string
  /** Label of the submit button. */
  readonly button: string
}

const buildCopy = (item_type: ItemType | 'vehicle'): Readonly<Record<LeadType, LeadTypeCopy>> => ({
  enquiry: {
    title: 'Contact us',
    intro: 'Ask us anything: a person at the dealership answers.',
    button: 'Send enquiry',
  },
  similar: {
    title: 'Find me something similar',
    intro: 'Tell us what you liked about this one. We will look through our stock, and what is on its way.',
    button: 'Find me something similar',
  },
  interest: {
    title: 'Register your interest',
    intro: 'Be the first to hear when this model arrives, what it will cost, and when you can drive it.',
    button: 'Register Interest',
  },
  'test-drive': {
    title: 'Book a test drive',
    intro: 'Choose a day that suits you. We will call to confirm that it is ready for you.',
    button: 'Request this test drive',
  },
  'home-test-drive': {
    title: 'Book a home test drive',
    intro: 'Choose a time and tell us where you are. We bring it to your door and take it back again.',
    button: 'Request this home test drive',
  },
  service: {
    title: 'Book a service',
    intro: 'Tell us the registration, what it needs and which day suits you.',
    button: 'Request this booking',
  },
  parts: {
    title: 'Order parts and accessories',
    intro: 'Tell us the vehicle and the part. We answer with the price and how long it takes, before you pay anything.',
    button: 'Send order',
  },
  'trade-in': {
    title: 'Value my trade-in',
    intro: 'Tell us about your car. We will call with what we can offer for it.',
    button: 'Request a valuation',
  },
  finance: {
    title: 'Finance enquiry',
    intro:
      'Tell us what you have in mind. This is a question, not an application: nothing is checked with a credit bureau.',
    button: 'Send finance enquiry',
  },
  reserve: {
    title: `Reserve this ${item_type}`,
    intro: `No payment is taken online yet. Send us your details and we will call you about holding this ${item_type}; until then it stays for sale.`,
    button: `Ask us to hold this ${item_type}`,
  },
  'buy-online': {
    title: `Buy this ${item_type} online`,
    intro:
      'No payment is taken online yet. Send us your details and we will call you to agree on price, trade-in, finance and delivery.',
    button: 'Start my purchase',
  },
})

/** Returns the copy of a form; a form about a vehicle uses its item type. */
export const leadTypeCopy = (leadType: LeadType, itemType: ItemType | undefined): LeadTypeCopy => {
  const copy = buildCopy(itemType ?? 'vehicle')[leadType]
  return leadType === 'enquiry' && itemType ? { ...copy, title: `Enquire about this ${itemType}` } : copy
}

/** Lists the headings of a form's steps (LEAD-02, LEAD-03: those of parts are exact); empty without steps. */
export const listStepTitles = (leadType: LeadType, forms: { readonly enquiry_steps: boolean }): readonly string[] => {
  if (leadType === 'parts') return ['Contact Details', 'Vehicle Details', 'Order Details']
  if (isTestDrive(leadType)) return ['Your Details', 'Your Test Drive']
  return leadType === 'enquiry' && forms.enquiry_steps ? ['Your Details', 'Your Enquiry'] : []
}

type LeadSubject = { readonly leadType: LeadType; readonly car_type?: CarType | undefined; readonly category?: string }

export const isTestDrive = (leadType: LeadType): boolean => leadType === 'test-drive' || leadType === 'home-test-drive'

/** New and demonstrator vehicles have the same subcategory (LEAD-02). */
const testDriveSubcategory = (car_type: CarType | undefined): string =>
  car_type === 'used' ? 'Test Drive Booking Used' : 'Test Drive Booking New'

const categoryByLeadType: Readonly<Record<Exclude<LeadType, 'enquiry'>, string>> = {
  similar: 'Find Me Something Similar',
  interest: 'Register Interest',
  'test-drive': 'Test Drive',
  'home-test-drive': 'Test Drive',
  service: 'Service',
  parts: 'Parts',
  'trade-in': 'Trade In',
  finance: 'Finance Enquiry',
  reserve: 'Reserve',
  'buy-online': 'Online Purchase',
}

const subcategoryByLeadType: Readonly<Partial<Record<LeadType, string>>> = {
  'trade-in': '1. Valuation Requested',
  service: 'Service Booking',
  parts: 'Parts Order',
  reserve: 'Reservation Requested',
  'buy-online': 'Purchase Requested',
}

/** Returns category and subcategory of a lead; the texts of test drives are exact (LEAD-02). */
export const leadCategoryOf = ({
  leadType,
  car_type,
  category,
}: LeadSubject): { readonly category: string; readonly subcategory?: string } => {
  if (leadType === 'enquiry') return { category: category ?? (car_type ? 'Vehicle Enquiry' : enquiryCategories[0]) }
  const subcategory = isTestDrive(leadType) ? testDriveSubcategory(car_type) : subcategoryByLeadType[leadType]
  return { category: categoryByLeadType[leadType], ...(subcategory ? { subcategory } : {}) }
}

const eventByLeadType: Readonly<Record<Exclude<LeadType, 'enquiry'>, EventId>> = {
  similar: eventIds.vehicle_enquiry,
  interest: eventIds.vehicle_enquiry,
  'test-drive': eventIds.test_drive,
  'home-test-drive': eventIds.test_drive,
  service: eventIds.general_enquiry,
  parts: eventIds.general_enquiry,
  'trade-in': eventIds.trade_in,
  finance: eventIds.finance_enquiry,
  reserve: eventIds.reserve,
  'buy-online': eventIds.reserve,
}

/** Returns the event that a sent form fires (LEAD-06: 51 for careers, 22 for the default category). */
export const leadEventOf = ({ leadType, car_type, category }: LeadSubject): EventId => {
  if (leadType !== 'enquiry') return eventByLeadType[leadType]
  if (car_type !== undefined) return eventIds.vehicle_enquiry
  return category === 'Careers' ? eventIds.careers : eventIds.general_enquiry
}
