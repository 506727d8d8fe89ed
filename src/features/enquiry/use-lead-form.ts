import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { LeadFormProps } from './lead-parts'
import {
  buildLeadAttributes,
  removeDraft,
  forgetContact,
  saveStartedLead,
  saveDraft,
  fillContact,
  restoreDraft,
  readStartedLead,
  rememberLead,
} from './form-memory'
import { type SubmitResult, sendForm } from './send-form'
import { useStepHistory } from './use-step-history'
import { useBotCheck } from './use-bot-check'

/** `failures`: number of rejected submissions; `stepChanges`: number of moves to another step. */
type State = Pick<LeadFormProps, 'errors' | 'message'> & {
  readonly busy?: true
  readonly failures: number
  readonly stepChanges: number
  readonly step: number
  readonly startedLead: Readonly<Record<string, string>>
}

const sendEvent = (id: number, car_id: string | undefined): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, ...(car_id ? { car_id } : {}) } }))
}

/** Returns the first step with an error. */
const stepWithError = (fields: LeadFormProps['fields'], errors: LeadFormProps['errors'], fallback: number): number =>
  fields.find(({ name }) => errors[name] !== undefined)?.step ?? fallback

const draftKey = ({ lead_type = '', car_id = '' }: LeadFormProps['hidden']): string =>
  `forecourt-form:${lead_type}:${car_id}`

const initialState = ({ fields, errors, message }: LeadFormProps): State => ({
  errors,
  failures: 0,
  stepChanges: 0,
  step: stepWithError(fields, errors, 0),
  startedLead: {},
  ...(message ? { message } : {}),
})

/** Restores typed and remembered values after hydration. */
const useRememberedValues = (props: LeadFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [known, setKnown] = useState(false)
  const key = draftKey(props.hidden)
  const isRejected = Object.keys(props.errors).length > 0 || props.message !== undefined
  useEffect(() => {
    if (!form.current) return
    if (!isRejected) restoreDraft(key, form.current)
    setKnown(fillContact(form.current))
  }, [key, isRejected])
  const clear = (): void => {
    if (form.current) forgetContact(form.current)
    setKnown(false)
    form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus()
  }
  return { form, known, key, clear }
}

/** Focuses the error summary, or the heading of the new step, once it is visible: hidden elements take no focus. */
const useFocus = ({ failures, stepChanges }: State) => {
  const summary = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])
  useLayoutEffect(() => {
    if (stepChanges > 0) heading.current?.focus()
  }, [stepChanges])
  return { summary, heading }
}

/** Behaviour of a form with script (LEAD-01, LEAD-03, LEAD-06): steps, submission, errors and remembered values. */
export const useLeadForm = (props: LeadFormProps) => {
  const { fields, steps, hidden } = props
  const router = useRouter()
  const [state, setState] = useState(() => initialState(props))
  const { form, known, key, clear } = useRememberedValues(props)
  const { summary, heading } = useFocus(state)
  const proofBox = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const botCheck = useBotCheck(props.botCheck, proofBox)
  const last = Math.max(0, steps.length - 1)
  useEffect(() => setState((current) => ({ ...current, startedLead: readStartedLead(key) })), [key])

  const moveTo = (step: number, startedLead: State['startedLead']): void =>
    setState(({ failures, stepChanges }) => ({ errors: {}, failures, stepChanges: stepChanges + 1, step, startedLead }))

  const { add: addStep, back } = useStepHistory(state.step, (step) => moveTo(step, state.startedLead))

  const handleStored = (
    formElement: HTMLFormElement,
    { event, category, next }: Extract<SubmitResult, { kind: 'stored' }>,
  ): void => {
    rememberLead(formElement, category)
    removeDraft(key)
    if (event > 0) sendEvent(event, hidden['car_id'])
    router.push(next)
  }

  const submit = async (formElement: HTMLFormElement): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setState((current) => ({ ...current, busy: true }))
    const extraFields = {
      ...(await botCheck.solution()),
      ...state.startedLead,
      lead_attributes: buildLeadAttributes(hidden['lead_attributes']),
      ...(state.step < last ? { step: String(state.step) } : {}),
    }
    const result = await sendForm(formElement, extraFields, props.phone)
    if (result.kind === 'stored') return handleStored(formElement, result)
    sending.current = false
    if (result.kind !== 'invalid') botCheck.renew()
    if (result.kind === 'started') {
      saveStartedLead(key, result.startedLead)
      addStep(state.step + 1)
      return moveTo(state.step + 1, result.startedLead)
    }
    const problem = result.kind === 'invalid' ? { errors: result.errors } : { errors: {}, message: result.message }
    setState(({ failures, stepChanges, step, startedLead }) => ({
      ...problem,
      failures: failures + 1,
      stepChanges,
      step: stepWithError(fields, problem.errors, step),
      startedLead,
    }))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  const onInput = (event: FormEvent<HTMLFormElement>): void => saveDraft(key, event.currentTarget)
  const refs = { form, summary, heading, proofBox }
  return { state, last, known, clear, back, refs, handlers: { onSubmit, onInput, onFocus: botCheck.begin } }
}
