import type { Site } from '@/src/domain/tenancy/site'
import { listLeadFields } from './fields'
import type { FormVehicle } from './form-locations'
import { bookingKinds, type LeadType } from './lead-types'
import { parseLead } from './parse-lead'
import { type RequestSummary, summarizeRequest } from './receipt'

type Answers = Readonly<Record<string, unknown>>

/** Answers about a visit, which are chosen from a list or have a strict pattern, and name no person. */
const visitAnswers = ['date', 'time', 'location', 'distribution_location', 'additional_services']

/** The answers about a visit that the page after the form repeats, as the query of its address. */
export const toVisitQuery = (leadType: LeadType, form: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['form', leadType],
    ...visitAnswers.flatMap((name) => {
      const value = form[name]
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)]] : []
    }),
  ])

/**
 * Reads from the address of the page after a form which visit was asked for (LEAD-02). Anyone can write such an address,
 * so that only answers are shown which the form itself would accept.
 */
export const readVisitFacts = (
  site: Site,
  query: Answers,
  vehicle: FormVehicle | undefined,
): RequestSummary['facts'] => {
  const leadType = bookingKinds.find((kind) => kind === query['form'])
  if (leadType === undefined) return []
  const fields = listLeadFields(leadType, vehicle, site).filter(({ name }) => visitAnswers.includes(name))
  const reading = parseLead(query, fields)
  const problems = 'errors' in reading ? reading.errors : {}
  const accepted = Object.entries(reading.values).filter(([name]) => !Object.hasOwn(problems, name))
  return summarizeRequest({ site, leadType, vehicle, values: Object.fromEntries(accepted) }).facts
}
