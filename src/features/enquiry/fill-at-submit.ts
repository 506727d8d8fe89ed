import { attributes } from './memory'
import { proofFor } from './proof'

export type Filled = {
  /** True if the dealer uses the bot check (LEAD-10); `required` if the form is refused without it. */
  readonly botCheck: boolean | 'required'
  /** The lead includes the pages visited before (LEAD-09). */
  readonly visited: boolean
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)
  if (found) return found
  const made = document.createElement('input')
  made.type = 'hidden'
  made.name = name
  form.append(made)
  return made
}

/**
 * Adds to a plain form what only script knows, just before the form is submitted. A failure here never prevents the
 * submission.
 * @returns a function that removes the listeners
 */
export const fillAtSubmit = (form: HTMLFormElement, box: HTMLElement, { botCheck, visited }: Filled): (() => void) => {
  const proof = proofFor(botCheck, () => box)
  let state: 'open' | 'busy' | 'filled' = 'open'
  const fill = async (by: HTMLElement | null): Promise<void> => {
    const solution = await proof.solution()
    if (solution !== '') fieldOf(form, 'bot_check').value = solution
    if (visited) {
      const field = fieldOf(form, 'lead_attributes')
      field.value = attributes(field.value === '' ? undefined : field.value)
    }
    state = 'filled'
    // Deferred: if everything is ready, this runs during the submit event, in which a second submit has no effect.
    setTimeout(() => form.requestSubmit(by))
  }
  const onSubmit = (event: SubmitEvent): void => {
    if (state === 'filled') return
    event.preventDefault()
    if (state === 'busy') return
    state = 'busy'
    void fill(event.submitter)
  }
  /** Restored from the back/forward cache: its solution is used up. */
  const onShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return
    state = 'open'
    proof.renew()
  }
  form.addEventListener('focusin', proof.begin)
  form.addEventListener('submit', onSubmit)
  window.addEventListener('pageshow', onShow)
  return () => {
    form.removeEventListener('focusin', proof.begin)
    form.removeEventListener('submit', onSubmit)
    window.removeEventListener('pageshow', onShow)
  }
}
