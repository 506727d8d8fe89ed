import type { ReactNode } from 'react'

type Props = {
  /** The id of the heading, which names the section. */
  readonly titleId: string
  readonly title: string
  readonly intro?: string | undefined
  /** The id of the section, where links lead to it. */
  readonly id?: string
  /** Shown above the heading. */
  readonly progress?: ReactNode
  /** Shown below the heading and its introduction. */
  readonly note?: ReactNode
  readonly sidebar?: ReactNode
  readonly children: ReactNode
}

/** Layout of a step of a form, with its subject beside it; on phones the subject is above. */
export const FormFrame = ({ titleId, title, intro, id, progress, note, sidebar, children }: Props) => (
  <div className="bg-surface-alt flex-1 py-8 lg:py-14">
    <div className="wrap">
      <div className="mx-auto grid max-w-256 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
        {sidebar && <div className="grid gap-4 lg:sticky lg:top-24 lg:order-2">{sidebar}</div>}
        <section
          id={id}
          aria-labelledby={titleId}
          className="border-border bg-raised grid max-w-160 scroll-mt-28 gap-6 rounded-md border p-5 sm:p-8 lg:order-1"
        >
          {progress}
          <div className="grid gap-2">
            <h1 id={titleId} className="text-xl font-semibold lg:text-2xl">
              {title}
            </h1>
            {intro && <p className="text-muted max-w-[60ch]">{intro}</p>}
            {note}
          </div>
          {children}
        </section>
      </div>
    </div>
  </div>
)
