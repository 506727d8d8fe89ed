import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAbn } from './abn'
import { parseTenantFolder } from './tenant-folder'
import { isTenantSlug } from './slug'

const tenant = {
  slug: 'acacia',
  name: 'Acacia Cars',
  template: 'default',
  website_id: 'A-1',
  domains: ['acacia.example'],
  social: {},
  switches: {},
  header: [],
  footer: [],
  home: { blocks: [{ blockType: 'hero', title: 'Hello' }] },
  legal: {},
}
const theme = {
  accent: '#1F5F4B',
  surface: '#FFFFFF',
  surface_alt: '#EEEEEE',
  ink: '#111111',
  dark: false,
  heading_font: 'inter',
  text_font: 'inter',
  radius: 8,
  header: 'one-row',
  footer: 'light',
  footer_layout: 'full',
  section_headings: 'beside',
}
const location = {
  name: 'Yard',
  slug: 'yard',
  location_type: 'sales',
  primary: true,
  visible: true,
  timezone: 'Australia/Perth',
  address: { street: '1 High Street', city: 'Perth', state: 'WA', postcode: '6000' },
  opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
}
const files = { 'tenant.json': tenant, 'theme.json': theme, 'locations.json': [location] }

const problemsOf = (changed: Record<string, unknown>) => {
  const parsed = parseTenantFolder({ ...files, ...changed })
  return parsed.ok ? [] : parsed.problems.map(({ file, path }) => `${file} ${path}`)
}

describe('problems of a folder', () => {
  const messagesOf = (changed: Record<string, unknown>): readonly string[] => {
    const parsed = parseTenantFolder({ ...files, ...changed })
    return parsed.ok ? [] : parsed.problems.map(({ file, path, message }) => `${file} ${path}: ${message}`)
  }
  const without = (key: keyof typeof tenant) =>
    Object.fromEntries(Object.entries(tenant).filter(([name]) => name !== key))

  test.each([
    [
      'a missing text',
      { 'tenant.json': without('name') },
      'tenant.json name: The key “name” is missing. Expected a text.',
    ],
    [
      'a missing list',
      { 'tenant.json': without('domains') },
      'tenant.json domains: The key “domains” is missing. Expected a list.',
    ],
    [
      'a missing object',
      { 'locations.json': [{ ...location, address: undefined }] },
      'locations.json 0.address: The key “address” is missing. Expected an object.',
    ],
    [
      'a missing value of a list of values',
      { 'theme.json': { ...theme, header: undefined } },
      /^theme\.json header: The key “header” is missing\. Expected one of ".+", ".+"\.$/,
    ],
    ['another type', { 'tenant.json': { ...tenant, name: 7 } }, 'tenant.json name: Expected a text.'],
    [
      'a text that is too long',
      { 'tenant.json': { ...tenant, name: 'x'.repeat(121) } },
      'tenant.json name: Expected at most 120 characters.',
    ],
    ['an empty text', { 'tenant.json': { ...tenant, name: ' ' } }, 'tenant.json name: Expected at least 1 character.'],
    [
      'an unknown key',
      { 'tenant.json': { ...tenant, slogan: 'x' } },
      'tenant.json : “slogan” is not a known key. Check the spelling, or remove it.',
    ],
    [
      'a text with rules of its own',
      { 'tenant.json': { ...tenant, slug: 'Admin!' } },
      /^tenant\.json slug: Expected 3 to 40/,
    ],
  ])('[TEN-09] %s is named, with what is expected', (_, changed, expected) => {
    const messages = messagesOf(changed)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(expected)
  })

  test('[TEN-09] no problem reads only “Invalid input”', () => {
    for (const file of Object.keys(files))
      for (const wrong of [null, 7, 'x', [], {}, [{}], { blocks: [{}] }])
        expect(messagesOf({ [file]: wrong }).join('\n')).not.toContain('Invalid input')
  })
})

describe('parseTenantFolder', () => {
  test('[TEN-09] accepts the minimum of a dealer', () => {
    expect(parseTenantFolder(files)).toMatchObject({ ok: true, folder: { tenant: { slug: 'acacia' }, pages: {} } })
  })

  test.each([
    ['a missing file', { 'theme.json': undefined }, 'theme.json '],
    ['a reserved slug', { 'tenant.json': { ...tenant, slug: 'admin' } }, 'tenant.json slug'],
    ['an unknown key', { 'tenant.json': { ...tenant, slogan: 'x' } }, 'tenant.json '],
    [
      'an unknown switch',
      { 'tenant.json': { ...tenant, switches: { search: { nope: 1 } } } },
      'tenant.json switches.search.nope',
    ],
    [
      'a switch out of bounds',
      { 'tenant.json': { ...tenant, switches: { search: { page_size: 900 } } } },
      'tenant.json switches.search.page_size',
    ],
    [
      'a script as a link',
      { 'tenant.json': { ...tenant, header: [{ label: 'x', href: 'javascript:alert(1)' }] } },
      'tenant.json header.0.href',
    ],
    [
      'a link to another host',
      { 'tenant.json': { ...tenant, header: [{ label: 'x', href: '//evil.example' }] } },
      'tenant.json header.0.href',
    ],
    ['wrong check digits', { 'tenant.json': { ...tenant, abn: '12 345 678 901' } }, 'tenant.json abn'],
    ['an invalid colour', { 'theme.json': { ...theme, accent: 'red' } }, 'theme.json accent'],
    [
      'an invalid zone',
      { 'locations.json': [{ ...location, timezone: 'Australia/Nowhere' }] },
      'locations.json 0.timezone',
    ],
    ['two locations of one slug', { 'locations.json': [location, { ...location, primary: false }] }, 'locations.json '],
    ['two primary locations', { 'locations.json': [location, { ...location, slug: 'b' }] }, 'locations.json '],
    [
      'a day that closes before it opens',
      {
        'locations.json': [
          { ...location, opening_hours: [{ weekday: 1, status: 'Open', open: '17:00', close: '08:00' }] },
        ],
      },
      'locations.json 0.opening_hours.0',
    ],
    ['a page without a title', { 'pages/about.json': { path: '/about-us', blocks: [] } }, 'pages/about.json title'],
  ])('[TEN-09] reports %s', (_, changed, expected) => {
    expect(problemsOf(changed)).toContain(expected)
  })

  test.each([
    ['an unknown type', { location_type: 'showroom' }, 'locations.json 0.location_type'],
    [
      'an eighth day',
      { opening_hours: [{ weekday: 7, status: 'Closed' }] },
      'locations.json 0.opening_hours.0.weekday',
    ],
    [
      'an unknown status',
      { opening_hours: [{ weekday: 1, status: 'Ajar' }] },
      'locations.json 0.opening_hours.0.status',
    ],
    [
      'an invalid time',
      { opening_hours: [{ weekday: 1, status: 'Open', open: '25:00', close: '17:00' }] },
      'locations.json 0.opening_hours.0.open',
    ],
    [
      'an unknown department',
      { special_hours: [{ date: '2026-12-25', department: 'sauna', status: 'Closed' }] },
      'locations.json 0.special_hours.0.department',
    ],
  ])('[LOC-10] reports the path of a location with %s', (_, change, problem) => {
    expect(problemsOf({ 'locations.json': [{ ...location, ...change }] })).toContain(problem)
  })

  test('[LOC-10] accepts every field of the specification', () => {
    // Reviews have their own file; `formated_hours` is computed; the map needs no key.
    const completeLocation = {
      name: 'Aspley',
      slug: 'aspley',
      dealership_id: '12',
      dealership_slug: 'aspley-kia',
      location_type: 'service-and-parts',
      location_subtype: ['buying'],
      primary: false,
      visible: true,
      manufacturers: ['Kia'],
      dealer_license_number: '4412345',
      motor_vehicle_repairer: 'MRB 123',
      image_url: 'https://pictures.example/aspley.jpg',
      timezone: 'Australia/Brisbane',
      address: {
        street: '1 Gympie Road',
        city: 'Aspley',
        state: 'QLD',
        postcode: '4034',
        lat: -27.36,
        long: 153.01,
        place_url: 'https://maps.example/aspley',
        place_id: 'abc',
      },
      phone: '07 5550 1234',
      landline_phone: '07 5550 1235',
      opening_hours: [
        { weekday: 0, status: 'Closed' },
        { weekday: 6, status: 'Open', open: '08:30', close: '16:00' },
      ],
      special_hours: ['all', 'sales', 'service', 'parts'].map((department, at) => ({
        date: `2026-12-2${at}`,
        status: 'Open',
        start_hour: '09:00',
        end_hour: '12:00',
        department,
      })),
    }
    expect(problemsOf({ 'locations.json': [completeLocation] })).toEqual([])
    for (const location_type of ['sales', 'service', 'parts', 'service-and-parts', ''])
      expect(problemsOf({ 'locations.json': [{ ...completeLocation, location_type }] })).toEqual([])
  })

  test('[LOC-10] accepts a location without a type, which means sales', () => {
    expect(problemsOf({ 'locations.json': [{ ...location, location_type: '' }] })).toEqual([])
  })

  test('[TEN-09] reports all problems at once and never throws', () => {
    expect(problemsOf({ 'tenant.json': {}, 'theme.json': [] }).length).toBeGreaterThan(5)
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('tenant.json', 'theme.json', 'locations.json', 'pages/a.json'), fc.anything()),
        (any) => {
          expect(typeof parseTenantFolder(any).ok).toBe('boolean')
        },
      ),
    )
  })
})

describe('identifiers', () => {
  test('[TEN-09] checks the check digits of an ABN', () => {
    expect(isAbn('51 824 753 556')).toBe(true)
    expect(isAbn('51 824 753 557')).toBe(false)
    expect(isAbn('5182475355')).toBe(false)
  })

  test.each([
    'switches',
    'admin',
    'api',
    'www',
    'site',
    'platform',
    'mappings',
    'kit',
    'ab',
    'a-',
    '1ab',
    'a b',
    'Abc',
    'a'.repeat(41),
  ])('[TEN-09] rejects the slug %s', (slug) => {
    expect(isTenantSlug(slug)).toBe(false)
  })
})
