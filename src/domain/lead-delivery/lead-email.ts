import { formatCents } from '@/src/domain/money/format-money'
import { leadReference } from '@/src/domain/leads/reference'
import { formatPhone } from '@/src/domain/phone'
import { formatSlug } from '@/src/domain/text/format-text'
import { escapeHtml } from '@/src/domain/text/escape-markup'
import { type DeliveryLead, formatVehicleName } from './delivery-lead'
import { formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { tradeSubcategories } from '@/src/domain/trade-in/trade-in-text'
import { formatTypedMoment } from '@/src/domain/time/typed-dates'

/** A lead as an email to the dealer (LEAD-08). */
export type LeadEmail = { readonly subject: string; readonly text: string; readonly html: string }

type LabelledValue = readonly [label: string, value: string]

const toRows = (pairs: readonly (readonly [string, string | undefined])[]): readonly LabelledValue[] =>
  pairs.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value] as const]))

const senderRows = (lead: DeliveryLead): readonly LabelledValue[] =>
  toRows([
    ['Name', lead.name],
    ['Phone', lead.phone === undefined ? undefined : formatPhone(lead.phone)],
    ['Email', lead.email],
    ['Message', lead.message],
    ...listAnswerRows(lead.answers),
  ])

const vehicleRows = ({ vehicle }: DeliveryLead): readonly LabelledValue[] =>
  toRows([
    ['Vehicle', formatVehicleName(vehicle)],
    ['Stock number', vehicle?.stock_number],
    ['Price', vehicle?.price_cents === undefined ? undefined : formatCents(vehicle.price_cents)],
    ['Vehicle page', vehicle?.url],
  ])

/** The dealership that the lead is for, if it says more than its location (LEAD-05). */
const formatDealership = ({ dealer: { dealership_slug }, location }: DeliveryLead): string | undefined =>
  dealership_slug === location?.slug ? undefined : dealership_slug && formatSlug(dealership_slug)

const contextRows = (lead: DeliveryLead): readonly LabelledValue[] =>
  toRows([
    ['Kind', formatSubcategory(lead.subcategory)],
    ['Reference', leadReference(lead.id)],
    ['Location', lead.location?.name],
    ['Dealership', formatDealership(lead)],
    ['Sent', formatTypedMoment(lead.created_at, lead.dealer.zone)],
    ['From', lead.url],
    ['Form', lead.form_completed ? undefined : 'Incomplete: the shopper left before the last step.'],
    ['News and offers', lead.opt_in ? 'Yes' : 'No'],
  ])

const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

const formatTable = (all: readonly LabelledValue[]): string =>
  all
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${escapeHtml(label)}</th>` +
        `<td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
    )
    .join('')

/** Names a trade-in by how far it is (TRD-02). */
const tradeTitles: ReadonlyMap<string | undefined, string> = new Map([
  [tradeSubcategories.requested, 'Trade-in valuation requested'],
  [tradeSubcategories.offered, 'Trade-in offer made'],
  [tradeSubcategories.accepted, 'Trade-in offer accepted'],
])

const titleOf = (lead: DeliveryLead): string => tradeTitles.get(lead.subcategory) ?? lead.category

/**
 * A trade-in is known by its offer and the shopper's own vehicle, an application by its role, any other lead by the
 * vehicle of the dealer's.
 */
const subjectFacts = (lead: DeliveryLead): readonly (string | undefined)[] => {
  const answers = new Map(lead.answers.map(({ name, value }) => [name, value]))
  if (lead.category === 'Careers') return [answers.get('role'), lead.name]
  if (!tradeTitles.has(lead.subcategory)) return [formatVehicleName(lead.vehicle), lead.name]
  const offer = lead.subcategory === tradeSubcategories.requested ? undefined : answers.get('offer_price')
  return [offer, lead.name, answers.get('trade_in_vehicle')]
}

/**
 * Formats the subject, `Test Drive: 2022 Kia Stinger GT, Sam Lee`, `Careers: Technician, Tam Nguyen` or
 * `Trade-in offer accepted: $21,100, Tam, 2019 Mazda 3`: one line of at most 200 characters.
 */
const formatSubject = (lead: DeliveryLead): string =>
  toSingleLine([titleOf(lead), subjectFacts(lead).filter(Boolean).join(', ')].filter(Boolean).join(': ')).slice(0, 200)

/** Builds the email of a lead: the sender, the vehicle, the page it came from, and a link to the inbox. */
export const buildLeadEmail = (lead: DeliveryLead): LeadEmail => {
  const parts = [senderRows(lead), vehicleRows(lead), contextRows(lead)].filter((part) => part.length > 0)
  const body = parts.map((part) => part.map(([label, value]) => `${label}: ${value}`).join('\n')).join('\n\n')
  return {
    subject: formatSubject(lead),
    text: `${titleOf(lead)} for ${lead.dealer.name}\n\n${body}\n\nReply in the inbox: ${lead.inbox_url}\n`,
    html:
      `<div style="font:16px/1.5 Arial,sans-serif;color:#1a1a1a;max-width:640px">` +
      `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(titleOf(lead))}</h1>` +
      `<table style="border-collapse:collapse">${parts.map(formatTable).join('<tr><td colspan="2" style="height:12px"></td></tr>')}</table>` +
      `<p style="margin:24px 0"><a href="${escapeHtml(lead.inbox_url)}" style="color:#1f4e8c">Reply in the inbox</a></p>` +
      `<p style="font-size:14px;color:#555">Sent by Forecourt for ${escapeHtml(lead.dealer.name)}. Reply to this email to write to the shopper.</p></div>`,
  }
}
