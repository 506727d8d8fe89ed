import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listStatesOf } from '@/src/domain/locations/postcodes'
import starter from '@/tenants/starter.json'
import { starterFile } from './content-file'
import { listNewTenantProblems } from './new-tenant-check'
import { buildTenantFiles } from './new-tenant-folder'
import { emptyNewTenant, type NewTenant, proposeSlug, parseNewTenant } from './new-tenant'
import { parseTenantFolder } from './tenant-folder'

const completeForm: NewTenant = {
  ...emptyNewTenant,
  name: 'Smith & Sons Motors',
  slug: 'smith-sons-motors',
  domain: 'www.smithmotors.com.au',
  secondary: '#0B1F3A',
  location_name: 'Smith Motors Toowong',
  street: '12 High Street',
  city: 'Toowong',
  state: 'QLD',
  postcode: '4066',
  phone: '07 5550 1234',
  email: 'sales@smithmotors.com.au',
  licence: 'Dealer Licence 3901234',
  staff_name: 'Sam Smith',
  staff_email: 'sam@smithmotors.com.au',
}
const starterContent = starterFile.parse(starter)
const searchPath = '/search/new-used-and-demo-cars/'

const listProblemFields = (changed: Partial<NewTenant>): readonly string[] =>
  listNewTenantProblems({ ...completeForm, ...changed }).map(({ field }) => field)

describe('new dealer form', () => {
  test.each([
    ['Smith & Sons Motors', 'smith-sons-motors'],
    ['The Šimůnek Motor Company Pty Ltd', 'simunek-motor-company'],
    ['4x4 World', ''],
    ['BP', ''],
    ['A name that is far too long for any slug there could ever be', 'a-name-that-is-far-too-long-for-any-slug'],
  ])('[TEN-09] proposes a slug for %s', (name, slug) => {
    expect(proposeSlug(name)).toBe(slug)
  })

  test('[TEN-09] a complete form has no problems, an empty one has one for each required field', () => {
    expect(listNewTenantProblems(completeForm)).toEqual([])
    expect(listNewTenantProblems(emptyNewTenant).map(({ field }) => field)).toEqual([
      'name',
      'slug',
      'location_name',
      'street',
      'city',
      'postcode',
      'phone',
      'email',
    ])
  })

  test.each<[string, Partial<NewTenant>, string]>([
    ['a reserved slug', { slug: 'admin' }, 'slug'],
    ['an invalid slug', { slug: 'Smith Motors' }, 'slug'],
    ['a domain with a path', { domain: 'https://smith.example/' }, 'domain'],
    ['a domain that could be the platform', { domain: 'localhost' }, 'domain'],
    ['an invalid colour', { accent: 'red' }, 'accent'],
    ['unreadable text', { ink: '#CCCCCC' }, 'ink'],
    ['invisible buttons', { accent: '#FEFEFE' }, 'accent'],
    ['an invalid supporting colour', { secondary: 'navy' }, 'secondary'],
    ['a font we do not have', { heading_font: 'Comic Sans' }, 'heading_font'],
    ['a postcode of another state', { postcode: '3000' }, 'postcode'],
    ['a postcode of three digits', { postcode: '400' }, 'postcode'],
    ['an unknown state', { state: 'NZ' }, 'state'],
    ['an invalid phone number', { phone: '12345' }, 'phone'],
    ['an invalid e-mail address', { email: 'sales@' }, 'email'],
    ['staff without an address', { staff_email: '' }, 'staff_email'],
    ['staff without a name', { staff_name: ' ' }, 'staff_name'],
    [
      'hours that close before they open',
      { hours: { ...completeForm.hours, saturday: { open: true, from: '16:00', to: '09:00' } } },
      'saturday',
    ],
    [
      'hours without a time',
      { hours: { ...completeForm.hours, weekdays: { open: true, from: '', to: '17:00' } } },
      'weekdays',
    ],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
  ])('[TEN-09] [TEN-10] reports at its field %s', (_, changed, field) => {
    expect(listProblemFields(changed)).toContain(field)
  })

  test('[TEN-09] of opening hours the problem is about the time that is wrong', () => {
    const problemOf = (from: string, to: string) =>
      listNewTenantProblems({ ...completeForm, hours: { ...completeForm.hours, weekdays: { open: true, from, to } } })
    expect(problemOf('', '17:00')).toEqual([{ field: 'weekdays', message: 'Enter the opening time, such as 8:30 am.' }])
    expect(problemOf('08:30', 'late')).toEqual([
      { field: 'weekdays', message: 'Enter the closing time, such as 5 pm.' },
    ])
    expect(problemOf('17:00', '08:30')).toEqual([
      { field: 'weekdays', message: 'The closing time, 8:30 am, must be after the opening time, 5 pm.' },
    ])
    expect(problemOf('early', 'late')).toEqual([
      { field: 'weekdays', message: 'Enter opening and closing times, such as 8:30 am and 5 pm.' },
    ])
  })

  test('[TEN-09] border postcodes are valid in both states, post boxes only in their own', () => {
    expect(listStatesOf('2620')).toEqual(['NSW', 'ACT'])
    expect(listStatesOf('4383')).toEqual(['QLD', 'NSW'])
    expect(listStatesOf('0872')).toEqual(['NT', 'SA', 'WA'])
    expect(listStatesOf('1355')).toEqual(['NSW'])
    expect(listStatesOf('9726')).toEqual(['QLD'])
    expect(listStatesOf('0100')).toEqual([])
  })

  test('[TEN-09] [CNT-02] builds a complete folder: menus, home, legal texts, hours, no placeholders left', () => {
    const files = buildTenantFiles(completeForm, starterContent, { searchPath, itemTypes: ['car'], logo: true })
    const parsed = parseTenantFolder(files)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const { tenant, locations, media } = parsed.folder
    expect(tenant.domains).toEqual(['www.smithmotors.com.au'])
    expect(tenant.header.length).toBeGreaterThan(3)
    expect(tenant.footer.length).toBeGreaterThan(2)
    expect(tenant.home.blocks.length).toBeGreaterThan(5)
    expect(tenant.legal.privacy).toContain('Smith & Sons Motors')
    expect(JSON.stringify(tenant.legal)).not.toMatch(/\{\w+\}/)
    expect(media.images).toEqual([{ file: 'logo.png', alt: 'Smith & Sons Motors logo' }])
    expect(locations[0]).toMatchObject({ slug: 'smith-motors-toowong', timezone: 'Australia/Brisbane', primary: true })
    expect(locations[0]?.opening_hours).toHaveLength(7)
    expect(locations[0]?.opening_hours.find(({ weekday }) => weekday === 0)).toEqual({ weekday: 0, status: 'Closed' })
  })

  test('[TEN-09] parses anything; a form without problems always gives a valid folder', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(Array.isArray(listNewTenantProblems(parseNewTenant(body)))).toBe(true)
      }),
    )
    const text = fc.oneof(fc.string(), fc.constantFrom('x', 'Smith Motors', 'a-b-c', '#123456', '4000', 'Sora'))
    fc.assert(
      fc.property(
        fc.record({ name: text, street: text, city: text, location_name: text, licence: text }),
        (typedForm) => {
          const form = parseNewTenant({ ...completeForm, ...typedForm })
          if (listNewTenantProblems(form).length > 0) return
          const parsed = parseTenantFolder(
            buildTenantFiles(form, starterContent, { searchPath, itemTypes: ['car'], logo: false }),
          )
          expect(parsed.ok ? [] : parsed.problems).toEqual([])
        },
      ),
    )
  })
})
