import type { PayloadRequest, UIFieldServerProps } from 'payload'
import type { ResponseStatus } from '@/src/domain/leads/handling'
import { leadReference } from '@/src/domain/leads/reference'
import { formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { idOf } from '@/src/domain/content/id-of'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import type { Lead } from '@/src/payload-types'
import { findResponseStatus } from './lead-lookups'
import { LeadCategory } from './lead-category'
import { type FormatMoment, createMomentFormat } from './format-moments'
import { Deliveries } from './deliveries'
import { loadReply, Answers } from './answers'
import { Booked } from './booked-time'
import { OtherLeads } from './other-leads'
import { Contact } from './contact'
import './inbox.css'

type Props = UIFieldServerProps & { readonly data: Partial<Lead>; readonly req: PayloadRequest }

const detailRows = (lead: Partial<Lead>): readonly (readonly [string, string])[] =>
  [
    ['Reference', lead.id ? leadReference(lead.id) : ''] as const,
    ['Vehicle', [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' ')] as const,
    ['Stock number', lead.stock_number ?? ''] as const,
    ...listAnswerRows(lead.details ?? []),
    ['Page', lead.url ?? ''] as const,
    ['News and offers', lead.opt_in ? 'Yes' : 'No'] as const,
  ].filter(([, value]) => value !== '')

/** Loads the deliveries and the booking of a lead, and other leads of the same person, with the reader's access. */
const loadRelated = async (req: PayloadRequest, { id, person, tenant }: Partial<Lead>) => {
  const shared = { depth: 0, overrideAccess: false, user: req.user, req } as const
  const others = person
    ? { and: [{ tenant: { equals: idOf(tenant) } }, { person: { equals: person } }, { id: { not_equals: id } }] }
    : { id: { exists: false } }
  return Promise.all([
    req.payload.find({
      collection: 'lead-deliveries',
      where: { lead: { equals: id } },
      sort: 'channel',
      limit: 50,
      ...shared,
    }),
    req.payload.find({
      collection: 'appointments',
      where: { lead: { equals: id } },
      sort: '-createdAt',
      limit: 1,
      ...shared,
    }),
    req.payload.find({ collection: 'leads', where: others, sort: '-createdAt', limit: 5, ...shared }),
  ])
}

const Heading = ({
  lead,
  waiting,
  when,
}: {
  readonly lead: Partial<Lead>
  readonly waiting: ResponseStatus
  readonly when: FormatMoment
}) => (
  <>
    <LeadCategory category={lead.category ?? ''} />
    <p>
      {[lead.category, formatSubcategory(lead.subcategory)].filter(Boolean).join(', ')}, {when(lead.createdAt)}{' '}
      {waiting.text !== '' && (
        <span className="list-state" data-state={waiting.tone}>
          {waiting.text}
        </span>
      )}
    </p>
  </>
)

const canAnswer = (permissions: Props['permissions']): boolean =>
  permissions === true || (typeof permissions === 'object' && permissions?.update !== undefined)

/** A summary of a lead: the person, how to reach them, their request and its deliveries (ADM-04). */
export const LeadSummaryField = async ({ data: lead, req, permissions }: Props) => {
  if (!lead.id) return null
  const [deliveries, bookings, others] = await loadRelated(req, lead)
  const tenant = idOf(lead.tenant) ?? ''
  const waiting = await findResponseStatus(req.payload, lead)
  const mayAnswer = canAnswer(permissions)
  const when = createMomentFormat(await findTenantTimeZone(req, tenant))
  return (
    <div className="field-type lead-glance">
      <Heading lead={lead} waiting={waiting} when={when} />
      <Contact lead={lead} />
      {lead.form_completed === false && <p className="list-muted">The shopper left the form before the last step.</p>}
      {lead.message && <blockquote>{lead.message}</blockquote>}
      <dl>
        {detailRows(lead).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Booked lead={lead} booking={bookings.docs[0]} />
      <OtherLeads all={others.docs} when={when} />
      <Answers lead={lead} when={when} reply={mayAnswer ? await loadReply(req, lead, tenant) : null} />
      <Deliveries all={deliveries.docs} may={mayAnswer} />
    </div>
  )
}
