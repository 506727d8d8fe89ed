import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { readVisitFacts, toVisitQuery } from './sent-answers'

const site = { locations: [], switches: resolveSwitches({}, {}) } as unknown as Site
const form = {
  date: '2026-12-02',
  time: 'Morning',
  additional_services: 'Tyres, Brakes',
  name: 'Kim Lee',
  Rego: '1AB 2CD',
  message: 'cheap pills',
}

test('[LEAD-02] the page after a request for a service repeats the day and the work, and nothing personal', () => {
  const query = toVisitQuery('service', form)
  expect(query).toEqual({
    form: 'service',
    date: '2026-12-02',
    time: 'Morning',
    additional_services: 'Tyres, Brakes',
  })
  expect(readVisitFacts(site, query, undefined)).toEqual([
    ['What it needs', 'Tyres, Brakes'],
    ['Preferred day', 'Wednesday 2 December 2026, morning'],
  ])
})

test('[LEAD-02] [SEC-04] an address shows no words that the form would not accept', () => {
  const words = { date: 'cheap', time: 'Pills', additional_services: 'cheap pills', location: 'cheap' }
  expect(readVisitFacts(site, { form: 'service', ...words }, undefined)).toEqual([])
  expect(readVisitFacts(site, { form: 'enquiry', date: '2026-12-02' }, undefined)).toEqual([])
  expect(readVisitFacts(site, { form: 'service', date: ['2026-12-02'] }, undefined)).toEqual([])
})
