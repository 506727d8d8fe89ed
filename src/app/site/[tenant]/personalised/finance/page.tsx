import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { comparisonWarning } from '@/src/domain/finance/disclaimer'
import { quoteText } from '@/src/domain/finance/quote-words'
import { leadFields } from '@/src/domain/leads/fields'
import { leadTexts } from '@/src/domain/leads/read-lead'
import { formatPhone } from '@/src/domain/locations/phone'
import type { Vehicle, YouxQuote } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleTitle } from '@/src/domain/vehicle-page/title'
import { Missing } from '@/src/app/site/missing'
import { Field, fieldId } from '@/src/features/enquiry/field'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { Notice, OptIn, Trap } from '@/src/features/enquiry/lead-parts'
import { Track } from '@/src/features/events/track-page'
import { TradeFrame } from '@/src/features/trade-in/frame'
import { Problems } from '@/src/features/trade-in/problems'
import { analyticsOf } from '@/src/server/analytics'
import { gate } from '@/src/server/gate'
import { keptForm, type KeptForm } from '@/src/server/kept-form'
import { personalCar, personalQuote } from '@/src/server/personalised-finance'
import type { Shopper } from '@/src/server/shopper-session'
import { siteById } from '@/src/server/site'
import { button } from '@/src/ui/button'
import { CarOrDealer } from '../../car-or-dealer'
import { formEnd, formHidden, one, type Query } from '../../form-props'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Finance for this car', robots: { index: false, follow: false } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Query>
}

/** Fields of the finance form that the vehicle already answers. */
const known: ReadonlySet<string> = new Set(['vehiclePriceBudget', 'car_type', 'dealership_slug', 'location'])

const valuesOf = (
  kept: KeptForm | null,
  shopper: Shopper | null,
): Readonly<Record<string, string | null | undefined>> =>
  kept?.values ?? { name: shopper?.name, email: shopper?.email, phone: shopper && formatPhone(shopper.phone) }

/** The estimate with its comparison rate and warning in the same size (National Credit Code s164). */
const Estimate = ({ quote, site }: { quote: YouxQuote | null; site: Site }) => (
  <div className="bg-surface-alt grid gap-2 rounded-md p-4">
    {quote ? (
      <>
        <p className="font-semibold">{quoteText(quote)}</p>
        <p className="text-sm">*{comparisonWarning(site.switches.finance)}</p>
      </>
    ) : (
      <p>There is no estimate for this car just now. Send us your details and we will work one out with you.</p>
    )}
    <p className="text-sm">
      No rate is yours until a lender has looked at your application and confirmed it. Sending this form is no
      application, and nothing is checked with a credit bureau.
    </p>
  </div>
)

type FormProps = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly kept: KeptForm | null
  readonly query: Query
}

const InterestForm = ({ site, vehicle, shopper, kept, query }: FormProps) => {
  const values = valuesOf(kept, shopper)
  const { optIn, ...notice } = formEnd(site, kept, {
    purpose: 'prepare an estimate and answer you',
    others: 'a finance broker may be asked what a loan of this amount would cost',
  })
  return (
    <form action="/api/personalised-finance" method="post" className="relative grid gap-5">
      {Object.entries({ ...formHidden(query), car_id: vehicle.id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {leadFields('finance', vehicle, site)
        .filter(({ name }) => !known.has(name))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name] ?? undefined}
            error={kept?.errors[field.name]}
          />
        ))}
      <Trap />
      <FormFiller botCheck={site.switches.forms.bot_check} visited />
      {optIn && <OptIn {...optIn} />}
      <Notice {...notice} />
      <button type="submit" className={button('primary', 'lg', 'w-full')}>
        Ask for my finance
      </button>
    </form>
  )
}

const read = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const vehicle = site && (await personalCar(site, one(query, 'car_id')))
  if (!vehicle) return null
  const here = `/personalised/finance?car_id=${vehicle.id}`
  const shopper = await gate(site, 'personalised-finance', { here, back: `/cars/${vehicle.slug}` })
  const kept = one(query, 'problem') === '1' ? keptForm((name) => jar.get(name)?.value) : null
  return { site, vehicle, shopper, kept, query, quote: await personalQuote(site, vehicle) }
}

/**
 * `/personalised/finance?car_id=` (FIN-06): for signed-in shoppers and vehicles with an NVIC, if the dealer offers it.
 */
const PersonalisedFinancePage = async (props: Props) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { quote, ...form } = found
  const { site, vehicle, kept } = form
  return (
    <>
      <Track {...analyticsOf(site)} />
      <TradeFrame
        title="Finance for this car"
        intro={`What the ${vehicleTitle(vehicle).main} may cost you a week, and a person to work it out with.`}
        beside={<CarOrDealer site={site} vehicle={vehicle} />}
      >
        <Problems {...kept} summary={leadTexts.summary} fieldId={fieldId} />
        <Estimate quote={quote} site={site} />
        <InterestForm {...form} />
      </TradeFrame>
    </>
  )
}

export default PersonalisedFinancePage
