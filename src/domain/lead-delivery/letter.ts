import { formatCents } from '@/src/domain/money'
import { formatPhone } from '@/src/domain/locations/phone'
import { answerLabel, type SentLead, vehicleWords } from './sent-lead'
import { wallTime } from './wall-time'

/** A lead as an email to the dealer (LEAD-08). */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

type Row = readonly [label: string, value: string]

const rows = (pairs: readonly (readonly [string, string | undefined])[]): readonly Row[] =>
  pairs.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value] as const]))

const who = (lead: SentLead): readonly Row[] =>
  rows([
    ['Name', lead.name],
    ['Phone', lead.phone === undefined ? undefined : formatPhone(lead.phone)],
    ['Email', lead.email],
    ['Message', lead.message],
    ...lead.answers.map(({ name, value }) => [answerLabel(name), value] as const),
  ])

const about = ({ vehicle }: SentLead): readonly Row[] =>
  rows([
    ['Vehicle', vehicleWords(vehicle)],
    ['Stock number', vehicle?.stock_number],
    ['Price', vehicle?.price_cents === undefined ? undefined : formatCents(vehicle.price_cents)],
    ['On the site', vehicle?.url],
  ])

const around = (lead: SentLead): readonly Row[] =>
  rows([
    ['Location', lead.location?.name],
    ['Sent', wallTime(new Date(lead.created_at), lead.dealer.zone)],
    ['From', lead.url],
    ['Form', lead.form_completed ? undefined : 'Not finished: the shopper left before the last step.'],
    ['News and offers', lead.opt_in ? 'Yes' : 'No'],
  ])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const line = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

const table = (all: readonly Row[]): string =>
  all
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${escaped(label)}</th>` +
        `<td style="padding:4px 0;white-space:pre-wrap">${escaped(value)}</td></tr>`,
    )
    .join('')

/** Formats the subject, `Test Drive: 2022 Kia Stinger GT, Sam Lee`: one line of at most 200 characters. */
const subjectOf = (lead: SentLead): string => {
  const what = vehicleWords(lead.vehicle)
  return line([`${lead.category}${what === '' ? '' : `: ${what}`}`, lead.name].filter(Boolean).join(', ')).slice(0, 200)
}

/** Builds the email of a lead: the sender, the vehicle, the page it came from, and a link to the inbox. */
export const letterOf = (lead: SentLead): Letter => {
  const parts = [who(lead), about(lead), around(lead)].filter((part) => part.length > 0)
  const heading = [lead.category, lead.subcategory].filter(Boolean).join(', ')
  const body = parts.map((part) => part.map(([label, value]) => `${label}: ${value}`).join('\n')).join('\n\n')
  return {
    subject: subjectOf(lead),
    text: `${heading} at ${lead.dealer.name}\n\n${body}\n\nAnswer it in the inbox: ${lead.inbox_url}\n`,
    html:
      `<div style="font:16px/1.5 Arial,sans-serif;color:#1a1a1a;max-width:640px">` +
      `<h1 style="font-size:20px;margin:0 0 16px">${escaped(heading)}</h1>` +
      `<table style="border-collapse:collapse">${parts.map(table).join('<tr><td colspan="2" style="height:12px"></td></tr>')}</table>` +
      `<p style="margin:24px 0"><a href="${escaped(lead.inbox_url)}" style="color:#1f4e8c">Answer it in the inbox</a></p>` +
      `<p style="font-size:14px;color:#555">${escaped(lead.dealer.name)}, by Forecourt. Answering this email writes to the shopper.</p></div>`,
  }
}
