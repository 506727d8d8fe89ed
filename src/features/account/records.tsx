import type { ReactNode } from 'react'

type Action = { readonly name: string; readonly label: string }

/** An enquiry, booking, reservation or valuation: its title, its notes (date, state) and possible actions. */
export type AccountRecord = {
  readonly id: string
  readonly title: string
  readonly notes: readonly string[]
  readonly href?: string
  /** Value and label of each action, such as cancelling. */
  readonly actions?: readonly Action[]
}

export const LINK_CLASS = 'text-accent-text inline-flex min-h-11 items-center underline underline-offset-4'

const ActionForm = ({ record, action }: { record: AccountRecord; action: Action }) => (
  <form action="/api/account" method="post">
    <input type="hidden" name="action" value={action.name} />
    <input type="hidden" name="id" value={record.id} />
    <button type="submit" className={LINK_CLASS}>
      {action.label}
      <span className="sr-only">: {record.title}</span>
    </button>
  </form>
)

const RecordItem = ({ record }: { record: AccountRecord }) => (
  <li className="border-border bg-raised flex flex-wrap items-center justify-between gap-x-6 rounded-md border px-4 py-3">
    <div>
      {record.href ? (
        <a href={record.href} className="font-semibold underline-offset-4 hover:underline">
          {record.title}
        </a>
      ) : (
        <strong className="font-semibold">{record.title}</strong>
      )}
      {record.notes.map((note) => (
        <p key={note} className="text-muted text-sm">
          {note}
        </p>
      ))}
    </div>
    {record.actions && (
      <div className="flex flex-wrap gap-x-6">
        {record.actions.map((action) => (
          <ActionForm key={action.name} record={record} action={action} />
        ))}
      </div>
    )}
  </li>
)

/** A section of the account, with its own heading for navigation by headings. */
export const AccountSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
    <h2 id={`${id}-title`} className="mb-4 text-lg font-semibold lg:text-xl">
      {title}
    </h2>
    {children}
  </section>
)

/** A section that lists records; renders nothing without records. */
export const RecordList = ({ id, title, records }: { id: string; title: string; records: readonly AccountRecord[] }) =>
  records.length === 0 ? null : (
    <AccountSection id={id} title={title}>
      <ul className="grid gap-3">
        {records.map((record) => (
          <RecordItem key={record.id} record={record} />
        ))}
      </ul>
    </AccountSection>
  )
