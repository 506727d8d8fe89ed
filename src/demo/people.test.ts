import { expect, test } from 'vitest'
import { demoSlugs, listTenantFiles, readTenantFile } from './folders.test-support'

type Person = { readonly name: string; readonly dealer: string; readonly role: 'reviewer' | 'staff' }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Lists the names of staff in a file: those of quotes, and those of posts that are a full name. */
const listStaffNames = (value: unknown): readonly string[] => {
  if (!isObject(value)) return []
  const { name, quote, author } = value
  const own = [typeof quote === 'string' ? name : undefined, String(author ?? '').split(',')[0]]
  return [
    ...own.filter((one): one is string => typeof one === 'string' && /\S \S/.test(one)),
    ...Object.values(value).flatMap(listStaffNames),
  ]
}

const readReviewers = (dealer: string): readonly string[] =>
  (JSON.parse(readTenantFile(dealer, 'reviews.json') ?? '[]') as readonly { readonly author: string }[])
    .map(({ author }) => author)
    .filter((author) => author !== 'Anonymous')

const readStaff = (dealer: string): readonly string[] =>
  listTenantFiles(dealer)
    .filter((file) => file.endsWith('.json') && file !== 'reviews.json')
    .flatMap((file) => listStaffNames(JSON.parse(readTenantFile(dealer, file) ?? 'null')))

test('[LOC-08] the name of a reviewer belongs to one person of all demo dealers', () => {
  const people = demoSlugs.flatMap((dealer): readonly Person[] => [
    ...readReviewers(dealer).map((name) => ({ name, dealer, role: 'reviewer' }) as const),
    ...[...new Set(readStaff(dealer))].map((name) => ({ name, dealer, role: 'staff' }) as const),
  ])
  expect(people.filter(({ role }) => role === 'staff').length).toBeGreaterThan(5)
  expect(people.filter(({ role }) => role === 'reviewer').length).toBeGreaterThan(30)
  expect(people.filter((one) => people.some((other) => other !== one && other.name === one.name))).toEqual([])
})
