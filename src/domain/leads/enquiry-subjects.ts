import type { LeadType } from './lead-types'

/** Lead types that the contact page offers for a vehicle in place of its enquiry, by `subject` in its address. */
const enquirySubjects = ['similar', 'subscription'] as const satisfies readonly LeadType[]

export type EnquirySubject = (typeof enquirySubjects)[number]

/** Returns the subject that a text names; undefined for any other text. */
export const findEnquirySubject = (text: string | undefined): EnquirySubject | undefined =>
  enquirySubjects.find((one) => one === text)
