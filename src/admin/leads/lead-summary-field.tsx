import { Mail, Phone } from 'lucide-react'
import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { responseStatusOf } from '@/src/domain/leads/handling'
import { draftReply } from '@/src/domain/leads/reply'
import { formatPhone, telHref } from '@/src/domain/phone'
import { leadReference } from '@/src/domain/leads/reference'
import { formatRequestedTime, formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { formatMoment, zoneAbbreviation } from '@/src/domain/time/format-moment'
import { idOf } from '@/src/domain/content/id-of'
import { findTenantTimeZone } from '@/src/cms/fields/tenant-time-zone'
import type { Appointment, Lead, LeadDelivery } from '@/src/payload-types'
import { findOverdueMinutes } from './lead-lookups'
import { LeadCategory } from './lead-category'
import { ReplyBox } from './reply-box'
import { ResendButton } from './resend-button'
import './inbox.css'

type Props = UIFieldServerProps & { readonly data: Partial<Lead>; readonly req: PayloadRequest }

type FormatMoment = (moment: string | null | undefined) => string

/** Formats moments in the dealer's time zone, and names the zone. */
const createMomentFormat =
  (timezone: string): FormatMoment =>
  (moment) =>
    moment ? `${formatMoment(moment, timezone)} ${zoneAbbreviation(moment, timezone)}` : ''

const deliveryStates = {
  waiting: ['soon', 'Sending'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const
const channelLabels = { email: 'Email', adf: 'ADF', webhook: 'Webhook' } as const

const Delivery = ({ one, may }: { readonly one: LeadDelivery; readonly may: boolean }) => {
  const [tone, label] = deliveryStates[one.state]
  return (
    <li>
      <span>
        {channelLabels[one.channel]} to {one.target}
      </span>
      <span className="list-state" data-state={tone}>
        {label}
      </span>
      {one.problem && <span className="list-muted">{one.problem}</span>}
      {may && one.state !== 'waiting' && <ResendButton id={one.id} />}
    </li>
  )
}

const Deliveries = ({ all, may }: { readonly all: readonly LeadDelivery[]; readonly may: boolean }) => (
  <section aria-labelledby="lead-sent-to">
    <h2 id="lead-sent-to">Sent to</h2>
    {all.length === 0 ? (
      <p className="list-muted">
        Not sent to anyone. Either the lead has just arrived, or no lead rule has an address for it.
      </p>
    ) : (
      <ul className="lead-sent-to">
        {all.map((one) => (
          <Delivery key={one.id} one={one} may={may} />
        ))}
      </ul>
    )}
  </section>
)

/** The time that is booked, or that none is yet although the shopper asked for one. */
const Booked = ({ lead, booking }: { readonly lead: Partial<Lead>; readonly booking: Appointment | undefined }) => {
  if (booking === undefined)
    return formatRequestedTime(lead.details ?? []) === '' ? null : (
      <p>No time is booked yet. Contact them to agree on one.</p>
    )
  const { id, local_time, status } = booking
  const [day = '', time = ''] = (local_time ?? '').split(' ')
  return (
    <p>
      <a href={`/admin/collections/appointments/${id}`}>
        {status === 'cancelled' ? 'Cancelled: ' : 'Booked: '}
        {formatRequestedTime([
          { name: 'date', value: day },
          { name: 'time', value: time },
        ])}
      </a>
    </p>
  )
}

const detailRows = (lead: Partial<Lead>): readonly (readonly [string, string])[] =>
  [
    ['Reference', lead.id ? leadReference(lead.id) : ''] as const,
    ['Vehicle', [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' ')] as const,
    ['Stock number', lead.stock_number ?? ''] as const,
    ...listAnswerRows(lead.details ?? []),
    ['Page', lead.url ?? ''] as const,
    ['News and offers', lead.opt_in ? 'Yes' : 'No'] as const,
  ].filter(([, value]) => value !== '')

const Contact = ({ lead }: { readonly lead: Partial<Lead> }) => (
  <p className="lead-contact">
    {lead.phone && (
      <a href={telHref(lead.phone)}>
        <Phone size={16} aria-hidden />
        {formatPhone(lead.phone)}
      </a>
    )}
    {lead.email && (
      <a href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
        <Mail size={16} aria-hidden />
        {lead.email}
      </a>
    )}
    {!lead.phone && !lead.email && <span className="list-muted">No phone number or email address.</span>}
  </p>
)

const OtherLeads = ({ all, when }: { readonly all: readonly Lead[]; readonly when: FormatMoment }) =>
  all.length === 0 ? null : (
    <section aria-labelledby="lead-others">
      <h2 id="lead-others">From the same person</h2>
      <ul>
        {all.map(({ id, category, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/leads/${id}`}>
              {category}, {when(createdAt)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

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

const waitingState = (lead: Partial<Lead>, overdue: number, now: Date) => {
  const { stage = 'new', category = '', createdAt, first_response_at } = lead
  const answered = first_response_at ? new Date(first_response_at) : null
  return responseStatusOf({ stage, category, created: new Date(createdAt ?? now), answered }, overdue, now)
}

const Heading = ({
  lead,
  waiting,
  when,
}: {
  readonly lead: Partial<Lead>
  readonly waiting: ReturnType<typeof waitingState>
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

type Reply = { readonly draft: string; readonly replyTo: string }

/** Loads the draft of an answer, and the address that the person's own answer goes to. */
const loadReply = async (req: PayloadRequest, { name }: Partial<Lead>, tenant: string): Promise<Reply> => {
  const shared = { depth: 0, overrideAccess: false, user: req.user, req } as const
  const { name: author, email } = req.user as { readonly name?: string | null; readonly email: string }
  const dealer = await req.payload.findByID({ collection: 'tenants', id: tenant, select: { name: true }, ...shared })
  const where = { tenant: { equals: tenant } }
  const settings = await req.payload.find({
    collection: 'site-settings',
    where,
    select: { email: true },
    limit: 1,
    ...shared,
  })
  return { draft: draftReply(name, author || email, dealer.name), replyTo: settings.docs[0]?.email ?? email }
}

const Answers = ({
  lead,
  when,
  reply,
}: {
  readonly lead: Partial<Lead>
  readonly when: FormatMoment
  /** Null for staff who do not answer leads. */
  readonly reply: Reply | null
}) => (
  <section aria-labelledby="lead-answers">
    <h2 id="lead-answers">Answer by email</h2>
    {lead.replies && lead.replies.length > 0 && (
      <ul className="lead-replies">
        {lead.replies.map(({ id, text, by, at }) => (
          <li key={id}>
            <p className="list-muted">{[by, when(at)].filter(Boolean).join(', ')}</p>
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
    )}
    {reply && lead.email ? (
      <ReplyBox id={lead.id ?? ''} to={lead.email} {...reply} />
    ) : (
      !lead.email && <p className="list-muted">They left no email address.</p>
    )}
  </section>
)

/** A summary of a lead: the person, how to reach them, their request and its deliveries (ADM-04). */
export const LeadSummaryField = async ({ data: lead, req, permissions }: Props) => {
  if (!lead.id) return null
  const [deliveries, bookings, others] = await loadRelated(req, lead)
  const tenant = idOf(lead.tenant) ?? ''
  const overdue = (await findOverdueMinutes(req.payload)(tenant)) ?? 120
  const mayAnswer = canAnswer(permissions)
  const when = createMomentFormat(await findTenantTimeZone(req, tenant))
  return (
    <div className="field-type lead-glance">
      <Heading lead={lead} waiting={waitingState(lead, overdue, new Date())} when={when} />
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
