import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import type { FinanceExample } from '@/src/domain/finance/finance-example'
import { formatFinanceExample } from '@/src/domain/finance/quote-text'
import { listLeadFields } from '@/src/domain/leads/fields'
import { leadTexts } from '@/src/domain/leads/parse-lead'
import { formatPhone } from '@/src/domain/phone'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { Missing } from '@/src/site/missing'
import { Field, fieldId } from '@/src/features/enquiry/field'
import { FormFiller } from '@/src/features/enquiry/form-filler'
import { Notice, OptIn, Honeypot } from '@/src/features/enquiry/lead-parts'
import { PageTracking } from '@/src/features/events/page-tracking'
import { TradeFrame } from '@/src/features/trade-in/trade-frame'
import { ErrorList } from '@/src/ui/error-list'
import { analyticsSettings } from '@/src/server/site/analytics'
import { requireShopper } from '@/src/server/accounts/require-shopper'
import { readRejectedForm, type RejectedForm } from '@/src/server/forms/rejected-form'
import { findPersonalFinanceVehicle, findPersonalEstimate } from '@/src/server/finance/personalised-finance'
import type { Shopper } from '@/src/domain/accounts/shopper'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'
import { VehicleOrDealer } from '@/src/site/vehicle-or-dealer'
import { formEndProps, hiddenFormFields, queryValue, type Query } from '@/src/site/form-props'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Finance for this car', robots: { index: false, follow: false } }

type Props = {
  readonly params: Promise<{ readonly tenant: string }>
  readonly searchParams: Promise<Query>
}

/** Fields of the finance form that the vehicle already answers. */
const answeredFields: ReadonlySet<string> = new Set(['vehiclePriceBudget', 'car_type', 'dealership_slug', 'location'])

const initialValues = (
  formState: RejectedForm | null,
  shopper: Shopper | null,
): Readonly<Record<string, string | null | undefined>> =>
  formState?.values ?? { name: shopper?.name, email: shopper?.email, phone: shopper && formatPhone(shopper.phone) }

/** The estimate with its comparison rate and warning in the same size (National Credit Code s164). */
const Estimate = ({ found, site }: { found: FinanceExample | null; site: Site }) => (
  <div className="bg-surface-alt grid gap-2 rounded-md p-4">
    {found ? (
      <>
        <p className="font-semibold">{formatFinanceExample(found)}</p>
        <p className="text-sm">*{buildComparisonWarning(site.switches.finance)}</p>
      </>
    ) : (
      <p>We don’t have an estimate for this car at the moment. Send us your details and we’ll work one out with you.</p>
    )}
    <p className="text-sm">
      Your rate isn’t confirmed until a lender has assessed your application. This form isn’t an application for credit,
      and we don’t run a credit check.
    </p>
  </div>
)

type FormProps = {
  readonly site: Site
  readonly vehicle: Vehicle
  readonly shopper: Shopper | null
  readonly formState: RejectedForm | null
  readonly query: Query
}

const InterestForm = ({ site, vehicle, shopper, formState, query }: FormProps) => {
  const values = initialValues(formState, shopper)
  const { optIn, ...notice } = formEndProps(site, formState, {
    action: 'prepare an estimate and answer you',
    others: 'a finance broker may be asked what a loan of this amount would cost',
  })
  return (
    <form action="/api/personalised-finance" method="post" className="relative grid gap-5">
      {Object.entries({ ...hiddenFormFields(query), car_id: vehicle.id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {listLeadFields('finance', vehicle, site)
        .filter(({ name }) => !answeredFields.has(name))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name] ?? undefined}
            error={formState?.errors[field.name]}
          />
        ))}
      <Honeypot />
      <FormFiller botCheck={site.switches.forms.bot_check} addsVisit />
      {optIn && <OptIn {...optIn} />}
      <Notice {...notice} />
      <button type="submit" className={button('primary', 'lg', 'w-full')}>
        Request a finance estimate
      </button>
    </form>
  )
}

const read = async ({ params, searchParams }: Props) => {
  const [{ tenant }, query, jar] = await Promise.all([params, searchParams, cookies()])
  const site = await siteById(tenant)
  const vehicle = site && (await findPersonalFinanceVehicle(site, queryValue(query, 'car_id')))
  if (!vehicle) return null
  const here = `/personalised/finance?car_id=${vehicle.id}`
  const shopper = await requireShopper(site, '/personalised/finance', { here, back: `/cars/${vehicle.slug}` })
  const formState = queryValue(query, 'problem') === '1' ? readRejectedForm((name) => jar.get(name)?.value) : null
  return { site, vehicle, shopper, formState, query, estimate: await findPersonalEstimate(site, vehicle) }
}

/**
 * `/personalised/finance?car_id=` (FIN-06): for signed-in shoppers and vehicles with an NVIC, if the dealer offers it.
 */
const PersonalisedFinancePage = async (props: Props) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { estimate, ...form } = found
  const { site, vehicle, formState } = form
  return (
    <>
      <PageTracking {...analyticsSettings(site)} />
      <TradeFrame
        title="Finance for this vehicle"
        intro={`See what the ${toVehicleTitle(vehicle).main} may cost you a week. Our team will work it out with you.`}
        sidebar={<VehicleOrDealer site={site} vehicle={vehicle} buys />}
      >
        <ErrorList {...formState} summary={leadTexts.summary} fieldId={fieldId} />
        <Estimate found={estimate} site={site} />
        <InterestForm {...form} />
      </TradeFrame>
    </>
  )
}

export default PersonalisedFinancePage
