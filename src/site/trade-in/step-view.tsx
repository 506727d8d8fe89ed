import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { formatPhone, telHref } from '@/src/domain/phone'
import { sitePhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'
import type { TradeStep } from '@/src/domain/trade-in/progress'
import { tradedKinds } from '@/src/domain/trade-in/age-limits'
import { listFactYears } from '@/src/domain/trade-in/parse-facts'
import {
  ACCEPTED_TERMS_TEXT,
  noEstimateText,
  offerTermsText,
  PAYOUT_NOTE_TEXT,
} from '@/src/domain/trade-in/trade-in-text'
import { FactsForm, RegoForm } from '@/src/features/trade-in/facts-form'
import { OfferDetails, EstimateRange } from '@/src/features/trade-in/valuation-results'
import { Questions } from '@/src/features/trade-in/questions'
import { StepButton } from '@/src/features/trade-in/step-button'
import type { RejectedForm } from '@/src/server/forms/rejected-form'
import { offerExpiryText } from '@/src/domain/trade-in/offer-expiry-text'
import type { ValuationRecord } from '@/src/domain/trade-in/valuation-record'
import { button } from '@/src/ui/button'

export type StepProps = {
  readonly site: Site
  readonly one: ValuationRecord
  /** The values of the form, if it was sent with errors. */
  readonly formState: RejectedForm | null
}

/** Title and introduction of a step; `step` is its index in the progress bar of three. */
export const stepText = (
  site: Site,
  [noun] = dealerNounOf(site),
): Readonly<Record<TradeStep, { title: string; intro?: string; step?: number }>> => ({
  facts: {
    title: `Which ${noun} is it?`,
    intro: `We couldn’t identify your ${noun} from its plate. Answer two questions and we’ll estimate its value.`,
    step: 0,
  },
  rego: {
    title: 'We couldn’t find this plate',
    intro: `Please check the registration and state. If they’re right, you don’t need to do anything: our team will value your ${noun} and call you.`,
    step: 0,
  },
  contact: { title: `Our team will value your ${noun}`, intro: `${site.name} has your details and will call you.` },
  again: { title: `Our team will value your ${noun}`, intro: `${site.name} has your details and will call you.` },
  questions: { title: `What your ${noun} may be worth`, step: 1 },
  offer: { title: `Our offer for your ${noun}`, step: 2 },
  lapsed: {
    title: 'This offer has expired',
    intro: 'Prices change. We can make you a new offer from your answers.',
    step: 2,
  },
  accepted: {
    title: 'You’ve accepted our offer',
    intro: `${site.name} will call you to arrange a time to look at your ${noun}.`,
  },
})

const ContactLinks = ({ site }: { site: Site }) => {
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

const ManualReview = ({ site, one }: StepProps) => (
  <>
    <p>
      {noEstimateText(one.result.answer, tradedKinds(site.switches.display.item_types), site.switches.trade_in)} We’ve
      saved your answers.
    </p>
    <ContactLinks site={site} />
  </>
)

const errorsOf = (formState: RejectedForm | null) => formState?.errors ?? {}

const FactsStep = ({ one, formState }: StepProps) => {
  const { answer } = one.result
  return (
    <FactsForm
      id={one.token}
      choices={answer.kind === 'facts' ? answer.choices : []}
      years={listFactYears(new Date().getUTCFullYear())}
      values={formState?.values ?? {}}
      errors={errorsOf(formState)}
    />
  )
}

const QuestionsStep = ({ site, one, formState }: StepProps) => {
  const { answer } = one.result
  if (answer.kind !== 'estimate') return null
  return (
    <>
      <EstimateRange noun={dealerNounOf(site)} low={answer.low_cents} high={answer.high_cents} basis={answer.basis} />
      <Questions
        id={one.token}
        questions={answer.questions}
        answers={{ ...one.answers, ...formState?.values }}
        errors={errorsOf(formState)}
      />
    </>
  )
}

type SummaryProps = StepProps & { readonly terms: string }

const OfferSummary = ({ site, one, terms }: SummaryProps) => (
  <>
    <OfferDetails
      cents={one.offer_cents ?? 0}
      terms={replaceCarNoun(terms, dealerNounOf(site))}
      offer={one.result.offer}
    />
    {one.result.under_finance && (
      <p className="border-border-strong border-l-4 pl-3">{replaceCarNoun(PAYOUT_NOTE_TEXT, dealerNounOf(site))}</p>
    )}
  </>
)

const hiddenFields = (one: ValuationRecord) => ({ id: one.token, ...(one.lead_id ? { lead_id: one.lead_id } : {}) })

const OfferStep = (props: StepProps) => (
  <>
    <OfferSummary {...props} terms={offerTermsText(offerExpiryText(props.site, props.one.result.offered_at ?? ''))} />
    <StepButton action="/api/trade-in/accept" hidden={hiddenFields(props.one)}>
      Accept this offer
    </StepButton>
    <a href={`/cars/trade-in/${props.one.token}?step=adjustments`} className={button('quiet', 'lg')}>
      Change my answers
    </a>
  </>
)

/** The content of each step. */
export const stepViews: Readonly<Record<TradeStep, (props: StepProps) => React.ReactNode>> = {
  facts: FactsStep,
  rego: ({ site, one, formState }) => (
    <RegoForm
      noun={dealerNounOf(site)[0]}
      id={one.token}
      values={formState?.values ?? { rego: one.rego, regoState: one.rego_state }}
      errors={errorsOf(formState)}
    />
  ),
  contact: ManualReview,
  again: (props) => (
    <>
      <ManualReview {...props} />
      <StepButton action="/api/trade-in/again" hidden={{ id: props.one.token }}>
        Try the valuation again
      </StepButton>
    </>
  ),
  questions: QuestionsStep,
  offer: OfferStep,
  lapsed: ({ one }) => (
    <StepButton action="/api/trade-in/again" hidden={{ id: one.token }}>
      Get a new offer
    </StepButton>
  ),
  accepted: (props) => (
    <>
      <OfferSummary {...props} terms={ACCEPTED_TERMS_TEXT} />
      <ContactLinks site={props.site} />
    </>
  ),
}
