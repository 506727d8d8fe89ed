'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { readRequest } from '@/src/domain/stock/price-change/request'
import type { PriceChangeInput } from '@/src/domain/stock/price-change/input'
import { describeRule } from '@/src/domain/stock/price-change/texts'
import { describeFilter } from '@/src/domain/stock/price-change/vehicle-filter'
import { formatCount } from '@/src/domain/text/numbers'
import { formatLongMoment } from '@/src/domain/time/format-moment'
import type { PriceChangePreview } from '@/src/services/stock/price-changes/preview'
import { StepList } from '../ui/step-list'
import { useFocusOnChange } from '../ui/use-focus-on-change'
import type { ChangePricesProps } from './change-prices-props'
import { ChangeStep } from './change-step'
import { CheckStep } from './check-step'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { splitFailure } from './split-failure'
import { stepHref } from './ticked-vehicles'
import { usePriceChange } from './use-price-change'
import { useVehicleCount } from './use-vehicle-count'
import { VehiclesStep } from './vehicles-step'

type Step = 1 | 2 | 3

const stepNames: readonly (readonly [Step, string])[] = [
  [1, 'Vehicles'],
  [2, 'Price and time'],
  [3, 'Check'],
]

const headings: Readonly<Record<Step, string>> = {
  1: 'Choose the vehicles',
  2: 'Choose the new prices',
  3: 'Check and apply',
}

const headingOf = (step: Step, { vehicles }: PriceChangeInput): string =>
  step === 1 && vehicles !== '' ? 'The vehicles you ticked' : headings[step]

/** The step in the page's address, so that the browser's Back goes back one step. */
const toStep = (search: URLSearchParams, last: Step): Step => {
  const step = Number(search.get('step'))
  return step === 2 || step === 3 ? (Math.min(step, last) as Step) : 1
}

const describePeriod = (input: PriceChangeInput, timezone: string): readonly (readonly [string, string])[] => {
  const { request } = readRequest(input, { now: new Date(), timezone })
  return [
    ['Starts', input.starts.trim() === '' ? 'Now' : formatLongMoment(request.starts_at, timezone)],
    ['Ends', request.ends_at ? formatLongMoment(request.ends_at, timezone) : 'When you undo it'],
  ]
}

const summarize = (
  input: PriceChangeInput,
  { timezone, locations }: ChangePricesProps,
): readonly (readonly [string, string])[] => {
  const { request } = readRequest(input, { now: new Date(), timezone })
  const location = locations.find(({ id }) => id === request.filter.location)?.name
  return [
    ['Vehicles', describeFilter(request.filter, location)],
    ['Change', describeRule(request.rule)],
    ...describePeriod(input, timezone),
    ...(request.tag === undefined ? [] : [['Tag', request.tag] as const]),
  ]
}

/** Loads the preview of a change and applies it; both say what went wrong. */
const useChangeRequests = (props: ChangePricesProps, form: ReturnType<typeof usePriceChange>) => {
  const [preview, setPreview] = useState<PriceChangePreview>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async <T,>(path: string, more: object): Promise<T | undefined> => {
    setBusy(true)
    const result = await requestPanel<T>(`price-changes/${path}`, {
      body: { tenant: props.tenant, ...form.input, ...more },
    })
    setBusy(false)
    if (result.ok) return result.body
    const { message: general, problems } = splitFailure(result)
    setMessage(general || 'Some answers aren’t right. Go back and correct the ones that are marked.')
    form.showProblems(problems)
    if (result.status === 409) await loadPreview()
    return undefined
  }
  const loadPreview = async (): Promise<boolean> => {
    const loaded = await send<PriceChangePreview>('preview', {})
    if (loaded) setPreview(loaded)
    return loaded !== undefined
  }
  return {
    preview,
    message,
    isBusy,
    send,
    clearMessage: () => setMessage(''),
    load: () => {
      setMessage('')
      return loadPreview()
    },
  }
}

type FootProps = {
  readonly step: Step
  readonly isBusy: boolean
  /** Absent if nothing can be applied. */
  readonly applyLabel: string | undefined
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onApply: () => void
}

/** The way back and the way on, below each step. */
const StepFoot = ({ step, isBusy, applyLabel, onBack, onNext, onApply }: FootProps) => (
  <div className="panel-buttons panel-step-end">
    {step > 1 && (
      <button type="button" className="panel-button" disabled={isBusy} onClick={onBack}>
        Back
      </button>
    )}
    {step < 3 && (
      <button type="button" className="panel-button-main" disabled={isBusy} onClick={onNext}>
        {step === 1 ? 'Continue' : 'Preview the effect'}
      </button>
    )}
    {step === 3 && applyLabel !== undefined && (
      <button type="button" className="panel-button-main" disabled={isBusy} onClick={onApply}>
        {applyLabel}
      </button>
    )}
    <span role="status">{isBusy ? 'One moment…' : ''}</span>
  </div>
)

const findApplyLabel = (count: number | undefined, { starts }: PriceChangeInput): string | undefined =>
  count ? `${starts.trim() === '' ? 'Change' : 'Plan'} ${formatCount(count, 'price')}` : undefined

/** The step of the page, and the ways to another: forward only if everything before it is right. */
const useSteps = (form: ReturnType<typeof usePriceChange>, load: () => Promise<boolean>) => {
  const search = useSearchParams()
  // A reload loses what was typed, so it begins again at the first step.
  const [last, setLast] = useState<Step>(1)
  const show = (to: Step) => {
    setLast((before) => Math.max(before, to) as Step)
    window.history.pushState(null, '', stepHref(to, form.input.vehicles !== ''))
  }
  const goTo = async (to: Step): Promise<void> => {
    if (to > 1 && !form.check('vehicles')) return
    if (to === 3 && (!form.check('change') || !(await load()))) return
    show(to)
  }
  return { step: toStep(search, last), last, show, goTo }
}

/** Changes the prices of many vehicles in three steps (STF-11): which, what and when, and a preview of the effect. */
export const ChangePrices = (props: ChangePricesProps) => {
  const router = useRouter()
  const form = usePriceChange(props.timezone)
  const count = useVehicleCount(props.tenant, form.input)
  const { preview, message, isBusy, load, send, clearMessage } = useChangeRequests(props, form)
  const { step, last, show, goTo } = useSteps(form, load)
  const heading = useFocusOnChange(String(step))
  const apply = async (): Promise<void> => {
    const applied = await send<{ readonly id: string }>('apply', { fingerprint: preview?.fingerprint })
    if (applied) router.push(`/admin/collections/price-changes/${applied.id}`)
  }
  return (
    <>
      <h1>Change prices</h1>
      <StepList
        label="Steps of the price change"
        steps={stepNames}
        step={step}
        last={last}
        onChoose={(to) => void goTo(to)}
      />
      <section className="price-changes__step" aria-labelledby="price-changes-step">
        <h2 id="price-changes-step" ref={heading} tabIndex={-1}>
          {headingOf(step, form.input)}
        </h2>
        {message !== '' && (
          <p role="alert" className="price-changes__problem">
            {message}
          </p>
        )}
        {step === 1 && <VehiclesStep {...props} form={form} count={count} />}
        {step === 2 && <ChangeStep form={form} timezone={props.timezone} />}
        {step === 3 && preview && <CheckStep preview={preview} summary={summarize(form.input, props)} />}
        <StepFoot
          step={step}
          isBusy={isBusy}
          applyLabel={findApplyLabel(preview?.count, form.input)}
          onBack={() => {
            clearMessage()
            show((step - 1) as Step)
          }}
          onNext={() => void goTo((step + 1) as Step)}
          onApply={() => void apply()}
        />
      </section>
    </>
  )
}
