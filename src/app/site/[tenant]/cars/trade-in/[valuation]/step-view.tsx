import { formatPhone, telHref } from '@/src/domain/locations/phone'
import { sitePhone } from '@/src/domain/locations/present'
import type { Site } from '@/src/domain/tenancy/site'
import type { TradeStep } from '@/src/domain/trade-in/progress'
import { factYears } from '@/src/domain/trade-in/read-facts'
import { lookText, offerTerms, payoutNote } from '@/src/domain/trade-in/words'
import { FactsForm, RegoForm } from '@/src/features/trade-in/facts-form'
import { Offer, Range } from '@/src/features/trade-in/figures'
import { Questions } from '@/src/features/trade-in/questions'
import { StepButton } from '@/src/features/trade-in/step-button'
import type { KeptForm } from '@/src/server/kept-form'
import { offerUntil } from '@/src/server/trade-in-steps'
import type { StoredValuation } from '@/src/server/valuation-store'
import { button } from '@/src/ui/button'

export type StepProps = {
  readonly site: Site
  readonly one: StoredValuation
  /** The values of the form, if it was sent with errors. */
  readonly kept: KeptForm | null
}

/** Title and introduction of a step; `step` is its index in the progress bar of three. */
export const stepWords = (
  site: Site,
): Readonly<Record<TradeStep, { title: string; intro?: string; step?: number }>> => ({
  facts: {
    title: 'Which car is it?',
    intro: 'The plate alone does not tell us. Two answers, and we can say what it is worth.',
    step: 0,
  },
  rego: {
    title: 'We do not know this plate',
    intro:
      'Please check registration and state. If they are right, leave it as it is: we have your details and will call you.',
    step: 0,
  },
  contact: { title: 'We will look at it ourselves', intro: `${site.name} has your details and will call you.` },
  again: { title: 'We will look at it ourselves', intro: `${site.name} has your details and will call you.` },
  questions: { title: 'What your car may be worth', step: 1 },
  offer: { title: 'Our offer for your car', step: 2 },
  lapsed: {
    title: 'This offer has lapsed',
    intro: 'Prices move. We can make you a new one from what you told us.',
    step: 2,
  },
  accepted: {
    title: 'You have taken our offer',
    intro: `${site.name} will call you to agree on a time to look at your car.`,
  },
})

const Call = ({ site }: { site: Site }) => {
  const phone = sitePhone(site)
  return (
    <p className="flex flex-wrap gap-3">
      {phone && (
        <a href={telHref(phone)} className={button('secondary', 'lg')}>
          Call {formatPhone(phone)}
        </a>
      )}
      <a href={site.switches.search.base_path} className={button('quiet', 'lg')}>
        Back to our stock
      </a>
    </p>
  )
}

const Look = ({ site, one }: StepProps) => (
  <>
    <p>{lookText(one.result.told, site.switches.trade_in)} Nothing you typed is lost.</p>
    <Call site={site} />
  </>
)

const errorsOf = (kept: KeptForm | null) => kept?.errors ?? {}

const Facts = ({ one, kept }: StepProps) => {
  const { told } = one.result
  return (
    <FactsForm
      id={one.token}
      choices={told.kind === 'facts' ? told.choices : []}
      years={factYears(new Date().getUTCFullYear())}
      values={kept?.values ?? {}}
      errors={errorsOf(kept)}
    />
  )
}

const Condition = ({ one, kept }: StepProps) => {
  const { told } = one.result
  if (told.kind !== 'estimate') return null
  return (
    <>
      <Range low={told.low_cents} high={told.high_cents} basis={told.basis} />
      <Questions
        id={one.token}
        questions={told.questions}
        answers={{ ...one.answers, ...kept?.values }}
        errors={errorsOf(kept)}
      />
    </>
  )
}

const OfferFigure = ({ site, one }: StepProps) => (
  <>
    <Offer
      cents={one.offer_cents ?? 0}
      terms={offerTerms(offerUntil(site, one.result.offered_at ?? ''))}
      offer={one.result.offer}
    />
    {one.result.under_finance && <p className="border-border-strong border-l-4 pl-3">{payoutNote}</p>}
  </>
)

const hiddenOf = (one: StoredValuation) => ({ id: one.token, ...(one.lead_id ? { lead_id: one.lead_id } : {}) })

const Offered = (props: StepProps) => (
  <>
    <OfferFigure {...props} />
    <StepButton action="/api/trade-in/accept" hidden={hiddenOf(props.one)}>
      Take this offer
    </StepButton>
    <a href={`/cars/trade-in/${props.one.token}?step=adjustments`} className={button('quiet', 'lg')}>
      Back: change my answers
    </a>
  </>
)

/** The content of each step. */
export const stepViews: Readonly<Record<TradeStep, (props: StepProps) => React.ReactNode>> = {
  facts: Facts,
  rego: ({ one, kept }) => (
    <RegoForm
      id={one.token}
      values={kept?.values ?? { rego: one.rego, regoState: one.rego_state }}
      errors={errorsOf(kept)}
    />
  ),
  contact: Look,
  again: (props) => (
    <>
      <Look {...props} />
      <StepButton action="/api/trade-in/again" hidden={{ id: props.one.token }}>
        Try the valuation again
      </StepButton>
    </>
  ),
  questions: Condition,
  offer: Offered,
  lapsed: ({ one }) => (
    <StepButton action="/api/trade-in/again" hidden={{ id: one.token }}>
      Get a new offer
    </StepButton>
  ),
  accepted: (props) => (
    <>
      <OfferFigure {...props} />
      <Call site={props.site} />
    </>
  ),
}
