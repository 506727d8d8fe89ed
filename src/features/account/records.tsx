import type { ReactNode } from 'react'

type Action = { readonly name: string; readonly label: string }

/** An enquiry, booking, reservation or valuation: its title, its notes (date, state) and possible actions. */
export type RecordLine = {
  readonly id: string
  readonly title: string
  readonly notes: readonly string[]
  readonly href?: string
  /** Value and label of each action, such as cancelling. */
  readonly actions?: readonly Action[]
}

export const linkLook = 'text-accent-text inline-flex min-h-11 items-center underline underline-offset-4'

const Act = ({ line, action }: { line: RecordLine; action: Action }) => (
  <form action="/api/account" method="post">
    <input type="hidden" name="action" value={action.name} />
    <input type="hidden" name="id" value={line.id} />
    <button type="submit" className={linkLook}>
      {action.label}
      <span className="sr-only">: {line.title}</span>
    </button>
  </form>
)

const Line = ({ line }: { line: RecordLine }) => (
  <li className="border-border bg-raised flex flex-wrap items-center justify-between gap-x-6 rounded-md border px-4 py-3">
    <div>
      {line.href ? (
        <a href={line.href} className="font-semibold underline-offset-4 hover:underline">
          {line.title}
        </a>
      ) : (
        <strong className="font-semibold">{line.title}</strong>
      )}
      {line.notes.map((note) => (
        <p key={note} className="text-muted text-sm">
          {note}
        </p>
      ))}
    </div>
    {line.actions && (
      <div className="flex flex-wrap gap-x-6">
        {line.actions.map((action) => (
          <Act key={action.name} line={line} action={action} />
        ))}
      </div>
    )}
  </li>
)

/** A section of the account, with its own heading for navigation by headings. */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
    <h2 id={`${id}-title`} className="mb-4 text-lg font-semibold lg:text-xl">
      {title}
    </h2>
    {children}
  </section>
)

/** A section that lists records; renders nothing without records. */
export const Records = ({ id, title, lines }: { id: string; title: string; lines: readonly RecordLine[] }) =>
  lines.length === 0 ? null : (
    <Part id={id} title={title}>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Part>
  )
