import { ErrorSummary } from './error-summary'

type Props = {
  readonly summary: string
  /** By the name of the field. */
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string | undefined
  /** Returns the id of a field. */
  readonly fieldId: (name: string) => string
}

/**
 * The errors of a form that was rejected without script (LEAD-07). Its page opens with this id in the address, so that
 * the list takes the focus: the form is below the first screen of a phone.
 */
export const ErrorList = ({ summary, errors = {}, message, fieldId }: Props) => {
  const items = Object.entries(errors).map(([key, text]) => ({ key, text, href: `#${fieldId(key)}` }))
  if (items.length === 0 && !message) return null
  return (
    <div id="problem" role="alert" tabIndex={-1}>
      <ErrorSummary title={summary} items={items} message={message} />
    </div>
  )
}
