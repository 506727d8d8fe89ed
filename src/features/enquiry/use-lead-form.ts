import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { LeadFormProps } from './lead-parts'
import {
  attributes,
  dropDraft,
  forgetContact,
  keepCarried,
  keepDraft,
  putContact,
  putDraft,
  readCarried,
  remember,
} from './memory'
import { type Answer, sendForm } from './send'
import { useProof } from './use-proof'

/** `failures`: number of rejected submissions; `stepChanges`: number of moves to another step. */
type State = Pick<LeadFormProps, 'errors' | 'message'> & {
  readonly busy?: true
  readonly refused: number
  readonly moved: number
  readonly step: number
  readonly carried: Readonly<Record<string, string>>
}

const tell = (id: number, car_id: string | undefined): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id, ...(car_id ? { car_id } : {}) } }))
}

/** Returns the first step with an error. */
const stepOf = (fields: LeadFormProps['fields'], errors: LeadFormProps['errors'], otherwise: number): number =>
  fields.find(({ name }) => errors[name] !== undefined)?.step ?? otherwise

const draftKey = ({ purpose = '', car_id = '' }: LeadFormProps['hidden']): string =>
  `forecourt-form:${purpose}:${car_id}`

const start = ({ fields, errors, message }: LeadFormProps): State => ({
  errors,
  refused: 0,
  moved: 0,
  step: stepOf(fields, errors, 0),
  carried: {},
  ...(message ? { message } : {}),
})

/** Restores typed and remembered values after hydration. */
const useMemory = (props: LeadFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [known, setKnown] = useState(false)
  const key = draftKey(props.hidden)
  const kept = Object.keys(props.errors).length > 0 || props.message !== undefined
  useEffect(() => {
    if (!form.current) return
    if (!kept) putDraft(key, form.current)
    setKnown(putContact(form.current))
  }, [key, kept])
  const clear = (): void => {
    if (form.current) forgetContact(form.current)
    setKnown(false)
    form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus()
  }
  return { form, known, key, clear }
}

/** Focuses the error summary, or the heading of the new step, once it is visible: hidden elements take no focus. */
const useFocus = ({ refused, moved }: State) => {
  const summary = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])
  useEffect(() => {
    if (moved > 0) heading.current?.focus()
  }, [moved])
  return { summary, heading }
}

/** Behaviour of a form with script (LEAD-01, LEAD-03, LEAD-06): steps, submission, errors and remembered values. */
export const useLeadForm = (props: LeadFormProps) => {
  const { fields, steps, hidden } = props
  const router = useRouter()
  const [state, setState] = useState(() => start(props))
  const { form, known, key, clear } = useMemory(props)
  const { summary, heading } = useFocus(state)
  const proofBox = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const proof = useProof(props.botCheck, proofBox)
  const last = Math.max(0, steps.length - 1)
  useEffect(() => setState((now) => ({ ...now, carried: readCarried(key) })), [key])

  const moveTo = (step: number, carried: State['carried']): void =>
    setState(({ refused, moved }) => ({ errors: {}, refused, moved: moved + 1, step, carried }))

  const stored = (sent: HTMLFormElement, { event, category, next }: Extract<Answer, { kind: 'stored' }>): void => {
    remember(sent, category)
    dropDraft(key)
    if (event > 0) tell(event, hidden['car_id'])
    router.push(next)
  }

  const send = async (sent: HTMLFormElement): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setState((now) => ({ ...now, busy: true }))
    const more = {
      ...(await proof.solution()),
      ...state.carried,
      lead_attributes: attributes(hidden['lead_attributes']),
      ...(state.step < last ? { step: String(state.step) } : {}),
    }
    const answer = await sendForm(sent, more)
    if (answer.kind === 'stored') return stored(sent, answer)
    sending.current = false
    if (answer.kind !== 'wrong') proof.renew()
    if (answer.kind === 'begun') {
      keepCarried(key, answer.carried)
      return moveTo(state.step + 1, answer.carried)
    }
    const problem = answer.kind === 'wrong' ? { errors: answer.errors } : { errors: {}, message: answer.message }
    setState(({ refused, moved, step, carried }) => ({
      ...problem,
      refused: refused + 1,
      moved,
      step: stepOf(fields, problem.errors, step),
      carried,
    }))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  const back = (): void => moveTo(state.step - 1, state.carried)
  const onInput = (event: FormEvent<HTMLFormElement>): void => keepDraft(key, event.currentTarget)
  const refs = { form, summary, heading, proofBox }
  return { state, last, known, clear, back, refs, on: { onSubmit, onInput, onFocus: proof.begin } }
}
