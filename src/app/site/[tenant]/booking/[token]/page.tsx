import type { Metadata } from 'next'
import { AccountFrame } from '@/src/features/account/account-frame'
import type { DayLimits } from '@/src/domain/bookings/slots'
import { type MoveProblems, slotTakenProblem } from '@/src/domain/bookings/slot-problems'
import type { LeadField } from '@/src/domain/leads/lead-field'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { fieldId } from '@/src/features/enquiry/field'
import { SlotFields } from '@/src/features/enquiry/slot-fields'
import { findBookingPage, type BookingPage } from '@/src/server/bookings/bookings'
import { siteById } from '@/src/server/site/site'
import { BookingFacts } from '@/src/site/booking-facts'
import { Missing } from '@/src/site/missing'
import { button } from '@/src/ui/button'
import { ErrorSummary } from '@/src/ui/error-summary'
import { Icon } from '@/src/ui/icon'
import { queryValue, type Query } from '@/src/site/form-props'

type Props = {
  readonly params: Promise<{ readonly tenant: string; readonly token: string }>
  readonly searchParams: Promise<Query>
}

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your booking', robots: { index: false, follow: false } }

const titles: Readonly<Record<BookingPage['state'], string>> = {
  booked: 'Your booking',
  cancelled: 'Your booking is cancelled',
  past: 'This booking can’t be changed any more',
}

/** Messages about the booking as a whole, by the result of a refused change; its fields have their own. */
const refusals: Readonly<Record<string, string>> = {
  taken: 'Your booking hasn’t changed.',
  invalid: 'Your booking hasn’t changed.',
  closed: 'This booking can’t be changed any more.',
}

/** The day and the time that a booking is moved to. */
const buildMoveFields = ({ min, max }: DayLimits): readonly LeadField[] => [
  { name: 'date', label: 'New day', kind: 'date', required: true, maxChars: 10, min, max },
  { name: 'time', label: 'New time', kind: 'time', required: true, maxChars: 5 },
]

type MoveFormProps = {
  action: string
  times: NonNullable<BookingPage['times']>
  values: Readonly<Record<string, string>>
  problems: MoveProblems
}

/** The server checks the fields, so that every message is at its field and in our own words. */
const MoveForm = ({ action, times, values, problems }: MoveFormProps) => (
  <form action={action} method="post" noValidate className="grid gap-3">
    <h2 className="font-semibold">Move it to another time</h2>
    <input type="hidden" name="action" value="move" />
    <SlotFields fields={buildMoveFields(times)} values={values} errors={{ ...problems }} times={times} ask={{}} />
    <button type="submit" className={button('primary', 'lg')}>
      Move booking
    </button>
  </form>
)

type BoxProps = { readonly booking: BookingPage; readonly action: string; readonly calendarLabel: string | undefined }

const BookingBox = ({ booking, action, calendarLabel }: BoxProps) => (
  <div className="border-border grid justify-items-start gap-1 rounded-md border p-4">
    <p className="text-muted text-sm">{booking.what}</p>
    <p className="text-lg font-semibold">{booking.when}</p>
    {booking.where && <p>{booking.where}</p>}
    <BookingFacts facts={booking.facts} />
    {calendarLabel && (
      <a href={`${action}/calendar`} className={button('secondary', 'md', 'mt-3')}>
        <Icon name="calendar" className="size-5" />
        {calendarLabel}
      </a>
    )}
  </div>
)

/** The label of the link to the calendar file, by the state of the booking; undefined once it is over. */
const calendarLabelOf = ({ state }: BookingPage, isMoved: boolean): string | undefined => {
  if (state === 'cancelled') return 'Remove from calendar'
  if (state !== 'booked') return undefined
  return isMoved ? 'Update calendar' : 'Add to calendar'
}

/**
 * The question is the target of the link before it, and hidden until then: without script, too, the browser scrolls all
 * of it into view, although it opens below the screen of a phone.
 */
const CancelQuestion = ({ action }: { action: string }) => (
  <>
    <a href="#cancel" className={button('quiet', 'lg')}>
      Cancel booking
    </a>
    <form
      id="cancel"
      action={action}
      method="post"
      tabIndex={-1}
      aria-labelledby="cancel-title"
      className="hidden scroll-mt-32 gap-3 outline-none target:grid"
    >
      <h2 id="cancel-title" className="font-semibold">
        Cancel this booking?
      </h2>
      <p>We’ll offer your time to someone else. You can’t undo this.</p>
      <button type="submit" name="action" value="cancel" className={button('secondary', 'lg')}>
        Yes, cancel my booking
      </button>
      <a href="#main" className={button('quiet', 'lg')}>
        No, keep it
      </a>
    </form>
  </>
)

/** The ways to change a booking that is still to come, or on to another one. */
const Changes = ({ booking: { state, times }, ...form }: { booking: BookingPage } & Omit<MoveFormProps, 'times'>) => {
  if (state !== 'booked')
    return (
      <a href="/book-test-drive" className={button('primary', 'lg')}>
        Book another time
      </a>
    )
  return (
    <>
      {times && times.days.length > 0 && <MoveForm {...form} times={times} />}
      <CancelQuestion action={form.action} />
    </>
  )
}

/** Why a change was refused, with a link to each field to correct. It has the focus after the form was sent. */
const Refusal = ({ message, problems }: { message: string; problems: MoveProblems }) => (
  <div id="result" role="alert" tabIndex={-1} className="scroll-mt-32 outline-none">
    <ErrorSummary
      title={leadTexts.summary}
      message={message}
      items={(['date', 'time'] as const).flatMap((name) => {
        const text = problems[name]
        return text === undefined ? [] : [{ key: name, text, href: `#${fieldId(name)}` }]
      })}
    />
  </div>
)

const problemsOf = ({ problems, state }: BookingPage, result: string): MoveProblems => {
  if (state !== 'booked') return {}
  return result === 'taken' ? { time: slotTakenProblem.message } : (problems ?? {})
}

/** `/booking/{token}` (SHP-09): the booking behind the link of its email, moved or cancelled without signing in. */
const BookingLinkPage = async ({ params, searchParams }: Props) => {
  const { tenant, token } = await params
  const site = await siteById(tenant)
  const query = await searchParams
  const result = queryValue(query, 'result')
  const values = { date: queryValue(query, 'date'), time: queryValue(query, 'time') }
  const booking = site && (await findBookingPage(site, token, Date.now(), result === 'invalid' ? values : undefined))
  if (!booking) return <Missing />
  const refusal = Object.hasOwn(refusals, result) ? refusals[result] : undefined
  const problems = problemsOf(booking, result)
  const action = `/api/bookings/${encodeURIComponent(token)}`
  const isMoved = result === 'moved' && booking.state === 'booked'
  return (
    <AccountFrame
      title={isMoved ? 'Your booking is moved' : titles[booking.state]}
      titleId={refusal === undefined && result !== '' ? 'result' : undefined}
    >
      {refusal !== undefined && <Refusal message={refusal} problems={problems} />}
      <BookingBox booking={booking} action={action} calendarLabel={calendarLabelOf(booking, isMoved)} />
      <Changes booking={booking} action={action} values={values} problems={problems} />
    </AccountFrame>
  )
}

export default BookingLinkPage
