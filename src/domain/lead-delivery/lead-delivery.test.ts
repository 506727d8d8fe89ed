import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAdf } from './adf'
import { buildLeadEmail } from './lead-email'
import { type DeliveryLead, formatVehicleName } from './delivery-lead'
import { formatZonedIso, localTimeAt } from '@/src/domain/time/zones'
import { textToSign, buildWebhookBody } from './webhook'

const lead: DeliveryLead = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  created_at: '2026-06-01T04:05:09.123Z',
  category: 'Test Drive',
  subcategory: 'Test Drive Booking Used',
  form_completed: true,
  name: 'Zoë O’Brien & Sons <x>',
  email: 'zoe@example.com',
  phone: '0491 570 156',
  message: 'Is it "new"?\nThanks',
  answers: [
    { name: 'rego', value: 'ABC12D' },
    { name: 'regoState', value: 'NSW' },
    { name: 'kms', value: '85,000 km' },
  ],
  opt_in: true,
  consent: 'Yes, Edge may send me news.',
  vehicle: {
    id: '0190a1b2-0000-7000-8000-000000000002',
    stock_number: 'U1234',
    year: 2022,
    make: 'Kia',
    model: 'Stinger',
    badge: 'GT',
    vin: '6U9000ABCDEF12345',
    kms: 23_400,
    colour: 'Red',
    car_type: 'used',
    price_cents: 4_599_000,
    url: 'https://edge.example/cars/kia',
  },
  dealer: { name: 'Edge Motors', url: 'https://edge.example', dealership_id: '77', zone: 'Australia/Adelaide' },
  location: {
    name: 'Edge Glenelg',
    slug: 'glenelg',
    phone: '08 5550 1234',
    city: 'Glenelg',
    state: 'SA',
    postcode: '5045',
  },
  url: 'https://edge.example/cars/kia',
  source: 'Website',
  inbox_url: 'https://forecourt.example/admin/collections/leads/1',
}
const id = '0190a1b2-0000-7000-8000-00000000000d'

/** Lists elements in order with their ancestors; throws if tags are not closed, or on stray characters. */
const listElements = (xml: string): readonly string[] => {
  const open: string[] = []
  const names: string[] = []
  const body = xml.replace(/<\?[^?]*\?>/g, '')
  for (const [, closing, name, rest, plain] of body.matchAll(
    /<(\/?)([a-z]+)((?:\s[a-z]+="[^"<&]*(?:&(?:[a-z]+|#\d+);[^"<&]*)*")*)>|([^<]+)/g,
  )) {
    if (plain !== undefined) {
      if (/&(?!amp;|lt;|gt;|quot;|apos;|#13;)/.test(plain)) throw new Error(`Bare ampersand: ${plain}`)
    } else if (closing === '/') {
      if (open.pop() !== name) throw new Error(`Unexpected closing tag: ${name ?? ''}`)
    } else {
      open.push(name ?? '')
      names.push(`${open.join('/')}${rest ?? ''}`)
    }
  }
  if (open.length > 0) throw new Error(`Unclosed tags: ${open.join()}`)
  // The pattern matched everything.
  const matchedText = [...body.matchAll(/<\/?[a-z]+(?:\s[a-z]+="[^"]*")*>|[^<]+/g)].map(([all]) => all).join('')
  if (matchedText !== body) throw new Error('There is unparsed text.')
  return names
}

test('[LEAD-08] ADF has vehicles, customer, vendor and provider in DTD order, the trade-in as a second vehicle', () => {
  const xml = formatAdf(lead, id)
  const names = listElements(xml).map((one) => one.replace(/\s.*/, ''))
  const top = names.filter((one) => one.split('/').length === 3).map((one) => one.split('/')[2])
  expect(top).toEqual(['id', 'id', 'requestdate', 'vehicle', 'vehicle', 'customer', 'vendor', 'provider'])
  const order =
    'id year make model vin stock trim doors bodystyle transmission odometer condition colorcombination imagetag price pricecomments option finance comments'.split(
      ' ',
    )
  const inVehicle = names
    .filter((one) => /prospect\/vehicle\/[a-z]+$/.test(one))
    .map((one) => order.indexOf(one.split('/').at(-1) ?? ''))
  const second = inVehicle.lastIndexOf(order.indexOf('year'))
  for (const part of [inVehicle.slice(0, second), inVehicle.slice(second)]) {
    expect(part).not.toContain(-1)
    expect(part).toEqual(part.toSorted((one, other) => one - other))
  }
  expect(xml).toContain('<vehicle interest="test-drive" status="used">')
  expect(xml).toContain('<vehicle interest="trade-in" status="used">')
  expect(xml).toContain('<odometer units="km">85000</odometer><comments>Registration ABC12D NSW</comments>')
  expect(xml).toContain('<requestdate>2026-06-01T13:35:09+09:30</requestdate>')
  expect(xml).toContain('<price type="asking" currency="AUD">45990</price>')
  expect(xml).toContain('<name part="full">Zoë O’Brien &amp; Sons &lt;x&gt;</name>')
  expect(xml).toContain(`<id sequence="2" source="Forecourt delivery">${id}</id>`)
})

test('[LEAD-08] ADF of a lead about no vehicle has one empty vehicle; of a trade-in only, that vehicle', () => {
  const { vehicle: _, ...bare } = { ...lead, answers: [] }
  expect(formatAdf({ ...bare, category: 'Service' }, id).match(/<vehicle /g)).toHaveLength(1)
  const trade = formatAdf({ ...bare, answers: lead.answers, category: 'Trade In' }, id)
  expect(trade.match(/<vehicle /g)).toHaveLength(1)
  expect(trade).toContain('interest="trade-in"')
})

const anyText = fc.string({ unit: 'binary', maxLength: 30 })
const hostileText = fc.oneof(
  anyText,
  fc.constantFrom(']]>', '<!--', '</adf>', '&#0;', '\u0000', '\uD800', '\uFFFF', '\'"><'),
)

test('[LEAD-08] ADF is well-formed without invalid characters, for any input', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (name, message, value) => {
      const xml = formatAdf({ ...lead, name, message, answers: [{ name: 'note', value }] }, id)
      listElements(xml)
      expect(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml)).toBe(false)
    }),
  )
})

test('[LEAD-08] ADF parses in another XML parser', () => {
  const script =
    'import sys, xml.dom.minidom as m; d = m.parseString(sys.stdin.buffer.read()); print(d.getElementsByTagName("name")[0].firstChild.data)'
  let output: string
  try {
    output = execFileSync('python3', ['-c', script], { input: formatAdf(lead, id), encoding: 'utf8' })
  } catch (error) {
    // Without Python on this machine the parser above has to suffice.
    expect((error as NodeJS.ErrnoException).code).toBe('ENOENT')
    return
  }
  expect(output.trim()).toBe(lead.name)
})

test('[LEAD-08] the email names the sender, the vehicle and the page, and links to the inbox', () => {
  const { subject, text, html } = buildLeadEmail(lead)
  expect(subject).toBe('Test Drive: 2022 Kia Stinger GT, Zoë O’Brien & Sons <x>')
  for (const part of [
    '0491 570 156',
    'zoe@example.com',
    'Rego state: NSW',
    '$45,990',
    'Edge Glenelg',
    'Test Drive for Edge Motors',
    'Kind: Test Drive Booking Used',
    'Sent: 1/6/2026, 1:35 pm',
    lead.inbox_url,
  ])
    expect(text).toContain(part)
  expect(html).toContain('Zoë O’Brien &amp; Sons &lt;x&gt;')
  expect(html).not.toContain('<x>')
})

test('[LEAD-06] [LEAD-08] the email of an application names the role and the applicant', () => {
  const application = {
    ...lead,
    name: 'Tam Nguyen',
    category: 'Careers',
    answers: [{ name: 'role', value: 'Technician' }],
  }
  const { subject, text } = buildLeadEmail(application)
  expect(subject).toBe('Careers: Technician, Tam Nguyen')
  expect(text).toContain('Name: Tam Nguyen')
  expect(text).toContain('Role: Technician')
})

test('[LEAD-08] the email’s subject is one line, for any input', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, category) => {
      expect(buildLeadEmail({ ...lead, name, category }).subject).not.toMatch(/[\r\n\u0000]/)
    }),
  )
  expect(buildLeadEmail({ ...lead, name: 'A\r\nBcc: x@y.example' }).subject).toContain('A Bcc: x@y.example')
})

test('[TRD-02] [LEAD-08] the email of a trade-in says how far it is, with its offer, without codes', () => {
  const trade: DeliveryLead = {
    ...lead,
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    name: 'Tam',
    answers: [
      { name: 'offer_price', value: '$21,100' },
      { name: 'trade_in_vehicle', value: '2019 Mazda 3' },
      { name: 'offer_accepted', value: 'true' },
      { name: 'valuation', value: '{"answer":{}}' },
    ],
  }
  const { subject, text } = buildLeadEmail(trade)
  expect(subject).toBe('Trade-in offer accepted: $21,100, Tam, 2019 Mazda 3')
  expect(text).toContain('Offer accepted: Yes\n')
  expect(text).toContain('Kind: Offer Accepted\n')
  expect(text).not.toMatch(/true|\{|3\./)
  expect(buildLeadEmail({ ...trade, subcategory: '1. Valuation Requested', answers: [] }).subject).toBe(
    'Trade-in valuation requested: Tam',
  )
  expect(formatAdf(trade, id)).toContain('Trade In: Offer Accepted')
})

test('[LEAD-05] [LEAD-08] the email names the dealership, unless it is the location', () => {
  const textOf = (dealership_slug: string) =>
    buildLeadEmail({ ...lead, dealer: { ...lead.dealer, dealership_slug } }).text
  expect(textOf('edge-kia')).toContain('Dealership: Edge Kia\n')
  expect(textOf('glenelg')).not.toContain('Dealership:')
})

test('[LEAD-08] marks an unfinished form', () => {
  expect(buildLeadEmail({ ...lead, form_completed: false }).text).toContain('Incomplete: ')
  expect(buildLeadEmail(lead).text).not.toContain('Incomplete: ')
})

test('[LEAD-08] the webhook sends every value once, with the delivery’s id', () => {
  const body = JSON.parse(buildWebhookBody(lead, id)) as Record<string, unknown>
  expect(body).toMatchObject({
    version: 1,
    event: 'lead',
    id,
    lead_id: lead.id,
    category: 'Test Drive',
    answers: lead.answers,
  })
  expect(body['vehicle']).toEqual(lead.vehicle)
  expect(textToSign(5, '{}')).toBe('5.{}')
})

test('[LEAD-08] local times follow daylight saving', () => {
  expect(formatZonedIso(new Date('2026-01-01T00:00:00Z'), 'Australia/Sydney')).toBe('2026-01-01T11:00:00+11:00')
  expect(formatZonedIso(new Date('2026-06-01T00:00:00Z'), 'Australia/Sydney')).toBe('2026-06-01T10:00:00+10:00')
  expect(localTimeAt(new Date('2026-06-01T14:30:00Z'), 'Australia/Perth')).toBe('2026-06-01 22:30')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom('Australia/Sydney', 'Australia/Darwin', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC'),
      (moment, zone) => {
        expect(Date.parse(formatZonedIso(moment, zone))).toBe(Math.floor(moment.getTime() / 1000) * 1000)
      },
    ),
  )
})

test('[LEAD-08] formats names of vehicles', () => {
  expect([formatVehicleName(undefined), formatVehicleName({ make: 'Kia', model: 'Rio' })]).toEqual(['', 'Kia Rio'])
})
