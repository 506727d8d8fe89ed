import { escapeXml } from '@/src/domain/text/escape-markup'
import { formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { type DeliveryLead, type DeliveryVehicle, formatVehicleName } from './delivery-lead'
import { formatZonedIso } from '@/src/domain/time/zones'

/** Auto-lead Data Format 1.0, the format of automotive CRMs (LEAD-08). Elements are in the order of its DTD. */

type Attributes = Readonly<Record<string, string | undefined>>

const formatOpenTag = (name: string, attributes: Attributes): string =>
  [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escapeXml(value)}"`],
    ),
  ].join(' ')

/** An element with text; nothing if the text is missing. */
const text = (name: string, value: string | number | undefined, attributes: Attributes = {}): string =>
  value === undefined || value === '' ? '' : `<${formatOpenTag(name, attributes)}>${escapeXml(String(value))}</${name}>`

/** An element that the DTD requires, empty if the value is unknown. */
const requiredElement = (name: string, value: string | number | undefined): string =>
  `<${name}>${escapeXml(String(value ?? ''))}</${name}>`

const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${formatOpenTag(name, attributes)}>${children.join('')}</${name}>`

type Interest = 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive'

const toInterest = ({ category }: DeliveryLead): Interest => (/test drive/i.test(category) ? 'test-drive' : 'buy')

/** The format only has new and used; demonstrators are sold as new. */
const toStatus = (car_type: string | undefined): string | undefined =>
  car_type === undefined ? undefined : car_type === 'used' ? 'used' : 'new'

const formatDollars = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : (cents / 100).toFixed(2).replace(/\.00$/, '')

const wantedVehicleElement = (lead: DeliveryLead, vehicle: DeliveryVehicle): string =>
  element(
    'vehicle',
    [
      text('id', vehicle.id, { source: lead.dealer.name }),
      requiredElement('year', vehicle.year),
      requiredElement('make', vehicle.make),
      requiredElement('model', vehicle.model),
      text('vin', vehicle.vin),
      text('stock', vehicle.stock_number),
      text('trim', vehicle.badge),
      text('bodystyle', vehicle.body),
      text('odometer', vehicle.kms, { units: 'km' }),
      vehicle.colour === undefined
        ? ''
        : element('colorcombination', [
            requiredElement('interiorcolor', ''),
            requiredElement('exteriorcolor', vehicle.colour),
            requiredElement('preference', 1),
          ]),
      text('price', formatDollars(vehicle.price_cents), { type: 'asking', currency: 'AUD' }),
      text('comments', vehicle.url),
    ],
    { interest: toInterest(lead), status: toStatus(vehicle.car_type) },
  )

const findAnswer = (lead: DeliveryLead, ...names: readonly string[]): string | undefined =>
  lead.answers.find(({ name }) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')))?.value

/** Digits of a typed number: `85,000 km`. */
const keepDigits = (value: string | undefined): string | undefined => value?.replace(/\D/g, '') || undefined

/** The vehicle the shopper wants to trade in, as a second vehicle. */
const tradeInElement = (lead: DeliveryLead): string => {
  const rego = findAnswer(lead, 'rego', 'traderego', 'registration')
  const [make, model] = [findAnswer(lead, 'trademake', 'tradeinmake'), findAnswer(lead, 'trademodel', 'tradeinmodel')]
  const description = findAnswer(lead, 'tradeincar', 'tradedescription', 'description')
  if (rego === undefined && make === undefined && description === undefined) return ''
  const state = findAnswer(lead, 'regostate')
  const plate = rego === undefined ? undefined : `Registration ${rego}${state === undefined ? '' : ` ${state}`}`
  return element(
    'vehicle',
    [
      requiredElement('year', findAnswer(lead, 'tradeyear', 'tradeinyear')),
      requiredElement('make', make),
      requiredElement('model', model),
      text('odometer', keepDigits(findAnswer(lead, 'kms', 'kilometres', 'odometer')), { units: 'km' }),
      text('comments', [plate, description].filter(Boolean).join('. ')),
    ],
    { interest: 'trade-in', status: 'used' },
  )
}

const formatComments = (lead: DeliveryLead): string =>
  [
    [lead.category, formatSubcategory(lead.subcategory)].filter(Boolean).join(': '),
    lead.message,
    ...listAnswerRows(lead.answers).map(([label, value]) => `${label}: ${value}`),
    lead.opt_in ? lead.consent : undefined,
    lead.url === undefined ? undefined : `Page: ${lead.url}`,
  ]
    .filter(Boolean)
    .join('\n')

const customerElement = (lead: DeliveryLead): string =>
  element('customer', [
    element('contact', [
      `<name part="full">${escapeXml(lead.name ?? 'Not given')}</name>`,
      text('email', lead.email),
      text('phone', lead.phone, { type: 'voice' }),
    ]),
    text('comments', formatComments(lead)),
  ])

const vendorElement = ({ dealer, location }: DeliveryLead): string =>
  element('vendor', [
    text('id', dealer.dealership_id ?? dealer.website_id, { source: 'Forecourt' }),
    requiredElement('vendorname', dealer.name),
    text('url', dealer.url),
    element('contact', [
      `<name part="full">${escapeXml(location?.name ?? dealer.name)}</name>`,
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
export const formatAdf = (lead: DeliveryLead, id: string): string => {
  const subject =
    formatVehicleName(lead.vehicle) === '' && lead.vehicle?.stock_number === undefined ? undefined : lead.vehicle
  const tradeIn = tradeInElement(lead)
  // The format requires at least one vehicle.
  const vehicles = subject || tradeIn === '' ? [wantedVehicleElement(lead, subject ?? {}), tradeIn] : [tradeIn]
  const prospect = element(
    'prospect',
    [
      text('id', lead.id, { sequence: '1', source: 'Forecourt' }),
      text('id', id, { sequence: '2', source: 'Forecourt delivery' }),
      text('requestdate', formatZonedIso(new Date(lead.created_at), lead.dealer.zone)),
      ...vehicles,
      customerElement(lead),
      vendorElement(lead),
      element('provider', [
        requiredElement('name', 'Forecourt'),
        text('service', lead.source),
        text('url', lead.dealer.url),
      ]),
    ],
    { status: 'new' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${prospect}</adf>\n`
}
