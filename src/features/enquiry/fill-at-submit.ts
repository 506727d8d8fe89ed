import { attributes } from './memory'
import { proofFor } from './proof'

export type Filled = {
  /** Whether the dealer wants the bot check (LEAD-10), or the form is not taken without it. */
  readonly botCheck: boolean | 'required'
  /** Whether the lead says which pages were visited before (D§3 “Trade-in lead”). */
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
 * Fills in what script alone can say just before a plain form is sent, which then goes its own way. Nothing that fails
 * here keeps it from going. @returns what undoes it
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
    // Not while the first submit is still being told of: with all at hand this runs before that has ended, and a form in
    // the midst of it is not sent a second time.
    setTimeout(() => form.requestSubmit(by))
  }
  const onSubmit = (event: SubmitEvent): void => {
    if (state === 'filled') return
    event.preventDefault()
    if (state === 'busy') return
    state = 'busy'
    void fill(event.submitter)
  }
  /** Gone back to as it was left: its solution is spent. */
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
