'use client'

import { type ComponentPropsWithoutRef, useRef, useState, type FormEvent } from 'react'
import { ERROR_SUMMARY_TEXT } from '@/src/domain/error-summary'
import { savedSearchErrors, type SavedSearchField } from '@/src/domain/stock/searches/saved-search'
import { button } from '@/src/ui/button'
import { useAccountContact } from './use-account-contact'
import { ErrorSummary, type SummaryItem } from '@/src/ui/error-summary'
import { SearchSaved } from './search-saved'

export type SaveFormProps = {
  readonly address: string
  readonly buttonLabel: string
  readonly consent: string
  /** Fields that the server refused, for a form sent without script. */
  readonly invalid: readonly SavedSearchField[]
  readonly busy?: string
}

type SaveResponse = {
  readonly invalid?: readonly SavedSearchField[]
  readonly message?: string
  readonly needsConfirmation?: true
}

const FAILURE_TEXT = 'We couldn’t save your search. Please try again in a moment.'

const FieldError = ({ field, invalid }: { field: SavedSearchField; invalid: readonly SavedSearchField[] }) =>
  invalid.includes(field) && (
    <span id={`save-${field}-problem`} className="text-problem text-sm font-medium">
      {savedSearchErrors[field]}
    </span>
  )

const summaryItems = (invalid: readonly SavedSearchField[]): readonly SummaryItem[] =>
  invalid.map((key) => ({
    key,
    text: savedSearchErrors[key],
    ...(key !== 'address' && key !== 'long' && { href: `#save-${key}` }),
  }))

const errorAttributes = (field: SavedSearchField, invalid: readonly SavedSearchField[]) =>
  invalid.includes(field) ? { 'aria-invalid': true, 'aria-describedby': `save-${field}-problem` } : {}

const fieldText = (body: URLSearchParams, field: SavedSearchField): string => body.get(field) ?? ''

const useSubmit = (initialErrors: readonly SavedSearchField[]) => {
  const [state, setState] = useState<{
    invalid: readonly SavedSearchField[]
    message?: string
    saved?: 'saved' | 'unconfirmed'
    email?: string
  }>({
    invalid: initialErrors,
  })
  const latest = useRef<AbortController>(undefined)
  /** Sends the form; a second press aborts the first request, so that the current values count. */
  const send = async (form: HTMLFormElement): Promise<void> => {
    latest.current?.abort()
    const controller = new AbortController()
    latest.current = controller
    try {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      const headers = { accept: 'application/json' }
      const response = await fetch(form.action, { method: 'POST', body, headers, signal: controller.signal })
      const { invalid = [], message, needsConfirmation } = (await response.json()) as SaveResponse
      setState(
        response.ok
          ? { invalid: [], saved: needsConfirmation ? 'unconfirmed' : 'saved', email: fieldText(body, 'email') }
          : { invalid, ...(message && { message }) },
      )
      const [firstError] = invalid
      if (firstError) form.querySelector<HTMLInputElement>(`[name=${firstError}]`)?.focus()
    } catch {
      if (!controller.signal.aborted) setState({ invalid: [], message: FAILURE_TEXT })
    }
  }
  return { ...state, send }
}

const FIELD_CLASSES =
  'rounded-button border-border-strong bg-raised text-ink aria-invalid:border-problem h-12 w-full border px-3 text-base'

type TextInputProps = ComponentPropsWithoutRef<'input'> & {
  readonly field: SavedSearchField
  readonly label: string
  readonly invalid: readonly SavedSearchField[]
}

const TextInput = ({ field, label, invalid, ...attributes }: TextInputProps) => (
  <div className="flex flex-col gap-1">
    <label className="flex flex-col gap-1 text-sm font-semibold">
      {label}
      <input
        id={`save-${field}`}
        name={field}
        required
        {...attributes}
        {...errorAttributes(field, invalid)}
        className={FIELD_CLASSES}
      />
    </label>
    <FieldError field={field} invalid={invalid} />
  </div>
)

/** Form of a saved search (SRCH-18): plain without script; with script errors show at the fields. */
const SaveForm = ({ address, buttonLabel, consent, invalid: initialErrors, busy }: SaveFormProps) => {
  const { invalid, message = busy, saved, email, send } = useSubmit(initialErrors)
  const form = useRef<HTMLFormElement>(null)
  useAccountContact(form)
  if (saved) return <SearchSaved takesFocus needsConfirmation={saved === 'unconfirmed'} email={email} />
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form
      ref={form}
      action="/saved-searches"
      method="post"
      onSubmit={handleSubmit}
      noValidate
      className="flex flex-col gap-5"
    >
      <div role="alert" className="empty:hidden">
        <ErrorSummary title={ERROR_SUMMARY_TEXT} items={summaryItems(invalid)} message={message} />
      </div>
      <input type="hidden" name="address" value={address} />
      <TextInput field="name" label="Your name" invalid={invalid} autoComplete="name" maxLength={100} />
      <TextInput
        field="email"
        label="Email"
        invalid={invalid}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="flex flex-col gap-1">
        <label className="flex min-h-11 items-start gap-3 text-sm">
          <input
            id="save-consent"
            name="consent"
            type="checkbox"
            required
            {...errorAttributes('consent', invalid)}
            className="checkbox"
          />
          <span>{consent}</span>
        </label>
        <FieldError field="consent" invalid={invalid} />
      </div>
      <button type="submit" className={button('primary', 'lg')}>
        {buttonLabel}
      </button>
    </form>
  )
}

export default SaveForm
