import { answerLabel, type SentLead, type SentVehicle, vehicleWords } from './sent-lead'
import { zonedIso } from './wall-time'

/** Auto-lead Data Format 1.0, the format of automotive CRMs (LEAD-08). Elements are in the order of its DTD. */

/** Characters that XML 1.0 §2.2 does not allow: control characters except tab and line breaks, lone surrogates. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    // A character reference, because parsers turn a literal one into a line feed.
    .replaceAll('\r', '&#13;')

type Attributes = Readonly<Record<string, string | undefined>>

const opened = (name: string, attributes: Attributes): string =>
  [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escaped(value)}"`],
    ),
  ].join(' ')

/** An element with text; nothing if the text is missing. */
const text = (name: string, value: string | number | undefined, attributes: Attributes = {}): string =>
  value === undefined || value === '' ? '' : `<${opened(name, attributes)}>${escaped(String(value))}</${name}>`

/** An element that the DTD requires, empty if the value is unknown. */
const needed = (name: string, value: string | number | undefined): string =>
  `<${name}>${escaped(String(value ?? ''))}</${name}>`

const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${opened(name, attributes)}>${children.join('')}</${name}>`

type Interest = 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive'

const interestOf = ({ category }: SentLead): Interest => (/test drive/i.test(category) ? 'test-drive' : 'buy')

/** The format only has new and used; demonstrators are sold as new. */
const statusOf = (car_type: string | undefined): string | undefined =>
  car_type === undefined ? undefined : car_type === 'used' ? 'used' : 'new'

const dollars = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : (cents / 100).toFixed(2).replace(/\.00$/, '')

const wanted = (lead: SentLead, vehicle: SentVehicle): string =>
  element(
    'vehicle',
    [
      text('id', vehicle.id, { source: lead.dealer.name }),
      needed('year', vehicle.year),
      needed('make', vehicle.make),
      needed('model', vehicle.model),
      text('vin', vehicle.vin),
      text('stock', vehicle.stock_number),
      text('trim', vehicle.badge),
      text('bodystyle', vehicle.body),
      text('odometer', vehicle.kms, { units: 'km' }),
      vehicle.colour === undefined
        ? ''
        : element('colorcombination', [
            needed('interiorcolor', ''),
            needed('exteriorcolor', vehicle.colour),
            needed('preference', 1),
          ]),
      text('price', dollars(vehicle.price_cents), { type: 'asking', currency: 'AUD' }),
      text('comments', vehicle.url),
    ],
    { interest: interestOf(lead), status: statusOf(vehicle.car_type) },
  )

const answer = (lead: SentLead, ...names: readonly string[]): string | undefined =>
  lead.answers.find(({ name }) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')))?.value

/** Digits of a typed number: `85,000 km`. */
const digits = (value: string | undefined): string | undefined => value?.replace(/\D/g, '') || undefined

/** The vehicle the shopper wants to trade in, as a second vehicle. */
const tradeIn = (lead: SentLead): string => {
  const rego = answer(lead, 'rego', 'traderego', 'registration')
  const [make, model] = [answer(lead, 'trademake', 'tradeinmake'), answer(lead, 'trademodel', 'tradeinmodel')]
  const description = answer(lead, 'tradeincar', 'tradedescription', 'description')
  if (rego === undefined && make === undefined && description === undefined) return ''
  const state = answer(lead, 'regostate')
  const plate = rego === undefined ? undefined : `Registration ${rego}${state === undefined ? '' : ` ${state}`}`
  return element(
    'vehicle',
    [
      needed('year', answer(lead, 'tradeyear', 'tradeinyear')),
      needed('make', make),
      needed('model', model),
      text('odometer', digits(answer(lead, 'kms', 'kilometres', 'odometer')), { units: 'km' }),
      text('comments', [plate, description].filter(Boolean).join('. ')),
    ],
    { interest: 'trade-in', status: 'used' },
  )
}

const comments = (lead: SentLead): string =>
  [
    [lead.category, lead.subcategory].filter(Boolean).join(': '),
    lead.message,
    ...lead.answers.map(({ name, value }) => `${answerLabel(name)}: ${value}`),
    lead.opt_in ? lead.consent : undefined,
    lead.url === undefined ? undefined : `Page: ${lead.url}`,
  ]
    .filter(Boolean)
    .join('\n')

const customer = (lead: SentLead): string =>
  element('customer', [
    element('contact', [
      `<name part="full">${escaped(lead.name ?? 'Not given')}</name>`,
      text('email', lead.email),
      text('phone', lead.phone, { type: 'voice' }),
    ]),
    text('comments', comments(lead)),
  ])

const vendor = ({ dealer, location }: SentLead): string =>
  element('vendor', [
    text('id', dealer.dealership_id ?? dealer.website_id, { source: 'Forecourt' }),
    needed('vendorname', dealer.name),
    text('url', dealer.url),
    element('contact', [
      `<name part="full">${escaped(location?.name ?? dealer.name)}</name>`,
      text('phone', location?.phone, { type: 'voice' }),
      location?.city === undefined
        ? ''
        : element('address', [
            text('street', location.street, { line: '1' }),
            text('city', location.city),
            text('regioncode', location.state),
            text('postalcode', location.postcode),
            text('country', 'AU'),
          ]),
    ]),
  ])

/** Formats a lead as ADF 1.0 XML; `id` is the delivery's and the same in every retry. Any input gives valid XML. */
export const adfOf = (lead: SentLead, id: string): string => {
  const about = vehicleWords(lead.vehicle) === '' && lead.vehicle?.stock_number === undefined ? undefined : lead.vehicle
  const own = tradeIn(lead)
  // The format requires at least one vehicle.
  const vehicles = about || own === '' ? [wanted(lead, about ?? {}), own] : [own]
  const prospect = element(
    'prospect',
    [
      text('id', lead.id, { sequence: '1', source: 'Forecourt' }),
      text('id', id, { sequence: '2', source: 'Forecourt delivery' }),
      text('requestdate', zonedIso(new Date(lead.created_at), lead.dealer.zone)),
      ...vehicles,
      customer(lead),
      vendor(lead),
      element('provider', [needed('name', 'Forecourt'), text('service', lead.source), text('url', lead.dealer.url)]),
    ],
    { status: 'new' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${prospect}</adf>\n`
}
