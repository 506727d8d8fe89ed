type Props = {
  readonly summary: string
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string | undefined
  /** Returns the id of a field. */
  readonly fieldId: (name: string) => string
}

/**
 * Lists all errors, each linked to its field (LEAD-07). The page opens with its id in the address: it takes the focus.
 */
export const ErrorList = ({ summary, errors = {}, message, fieldId }: Props) => {
  const entries = Object.entries(errors)
  if (entries.length === 0 && !message) return null
  return (
    <div
      id="problem"
      role="alert"
      tabIndex={-1}
      className="border-problem grid scroll-mt-28 gap-2 rounded-md border-2 p-4"
    >
      {message && <p className="font-semibold">{message}</p>}
      {entries.length > 0 && (
        <>
          <p className="font-semibold">{summary}</p>
          <ul className="grid gap-1">
            {entries.map(([name, text]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="inline-block min-h-6 underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
