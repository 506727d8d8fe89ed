export type SummaryItem = { readonly key: string; readonly text: string; readonly href?: string | undefined }

type Props = { readonly title: string; readonly items: readonly SummaryItem[]; readonly message?: string | undefined }

/** Lists every problem of a form, each linked to its field if it has one (LEAD-07); nothing without problems. */
export const ErrorSummary = ({ title, items, message }: Props) => {
  if (items.length === 0 && !message) return null
  return (
    <div className="border-problem grid gap-2 rounded-md border-2 p-4">
      {message && <p className="font-semibold">{message}</p>}
      {items.length > 0 && (
        <>
          <p className="font-semibold">{title}</p>
          <ul className="grid gap-1">
            {items.map(({ key, text, href }) => (
              <li key={key}>
                {href === undefined ? (
                  text
                ) : (
                  <a href={href} className="inline-block min-h-6 underline underline-offset-4">
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
