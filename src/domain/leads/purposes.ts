import { type EventId, eventIds } from '@/src/domain/events/event-ids'
import type { CarType, ItemType } from '@/src/domain/stock/vehicle'

/** The kinds of form a shopper can send; each has its own copy and fields (LEAD-01). */
export const purposes = [
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
export type Purpose = (typeof purposes)[number]

export const isPurpose = (text: string): text is Purpose => (purposes as readonly string[]).includes(text)

/** Categories of an enquiry about no vehicle; the first is the default (LEAD-01). */
export const enquiryCategories = ['General Enquiry', 'Sales', 'Finance', 'Service', 'Parts', 'Careers'] as const

export type PurposeWords = {
  readonly title: string
  readonly intro: string
  /** Label of the submit button. */
  readonly button: string
}

const wordsOf = (item_type: ItemType | 'vehicle'): Readonly<Record<Purpose, PurposeWords>> => ({
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
export const purposeWords = (purpose: Purpose, about: ItemType | undefined): PurposeWords => {
  const words = wordsOf(about ?? 'vehicle')[purpose]
  return purpose === 'enquiry' && about ? { ...words, title: `Enquire about this ${about}` } : words
}

/** Lists the headings of a form's steps (LEAD-02, LEAD-03: those of parts are exact); empty without steps. */
export const stepTitles = (purpose: Purpose, forms: { readonly enquiry_steps: boolean }): readonly string[] => {
  if (purpose === 'parts') return ['Contact Details', 'Vehicle Details', 'Order Details']
  if (isTestDrive(purpose)) return ['Your Details', 'Your Test Drive']
  return purpose === 'enquiry' && forms.enquiry_steps ? ['Your Details', 'Your Enquiry'] : []
}

type Asked = { readonly purpose: Purpose; readonly car_type?: CarType | undefined; readonly category?: string }

export const isTestDrive = (purpose: Purpose): boolean => purpose === 'test-drive' || purpose === 'home-test-drive'

/** New and demonstrator vehicles have the same subcategory (LEAD-02). */
const testDrive = (car_type: CarType | undefined): string =>
  car_type === 'used' ? 'Test Drive Booking Used' : 'Test Drive Booking New'

const categories: Readonly<Record<Exclude<Purpose, 'enquiry'>, string>> = {
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

const subcategories: Readonly<Partial<Record<Purpose, string>>> = {
  'trade-in': '1. Valuation Requested',
  service: 'Service Booking',
  parts: 'Parts Order',
  reserve: 'Reservation Requested',
  'buy-online': 'Purchase Requested',
}

/** Returns category and subcategory of a lead; the texts of test drives are exact (LEAD-02). */
export const leadCategory = ({
  purpose,
  car_type,
  category,
}: Asked): { readonly category: string; readonly subcategory?: string } => {
  if (purpose === 'enquiry') return { category: category ?? (car_type ? 'Vehicle Enquiry' : enquiryCategories[0]) }
  const subcategory = isTestDrive(purpose) ? testDrive(car_type) : subcategories[purpose]
  return { category: categories[purpose], ...(subcategory ? { subcategory } : {}) }
}

const events: Readonly<Record<Exclude<Purpose, 'enquiry'>, EventId>> = {
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
export const leadEvent = ({ purpose, car_type, category }: Asked): EventId => {
  if (purpose !== 'enquiry') return events[purpose]
  if (car_type !== undefined) return eventIds.vehicle_enquiry
  return category === 'Careers' ? eventIds.careers : eventIds.general_enquiry
}
