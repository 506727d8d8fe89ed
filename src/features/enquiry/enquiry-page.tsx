import type { ReactNode } from 'react'
import { LeadForm } from './lead-form'
import type { LeadFormProps } from './lead-parts'

/** A form with its vehicle beside it; on phones the vehicle is above it, small, and the dealer's number below it. */
export const EnquiryPage = ({
  title,
  intro,
  anchor,
  sidebar,
  note,
  choice,
  form,
  as: Heading = 'h1',
}: {
  title: string
  intro: string
  /** Id of the form, which links lead to: `finance-form`. */
  anchor: string
  sidebar: ReactNode
  /** Notice above the form, for example that the vehicle is sold. */
  note?: string | undefined
  /** Asks which vehicle the form is about; above the form. */
  choice?: ReactNode
  form: LeadFormProps
  /** Level of the title: `h2` below a page's own. */
  as?: 'h1' | 'h2'
}) => (
  <div className="bg-surface-alt flex-1 py-8 lg:py-14">
    <div className="wrap">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,24rem)] lg:items-start lg:justify-between lg:gap-10">
        <div className="max-lg:has-data-dealer-sidebar:order-2 lg:sticky lg:top-24 lg:order-2">{sidebar}</div>
        <section
          id={anchor}
          aria-labelledby="form-title"
          className="border-border bg-raised grid scroll-mt-28 gap-6 rounded-md border p-5 sm:p-8 lg:order-1"
        >
          <div className="grid gap-2">
            <Heading id="form-title" className="text-xl font-semibold lg:text-2xl">
              {title}
            </Heading>
            <p className="text-muted max-w-[60ch]">{intro}</p>
            {note && <p className="border-border-strong border-l-4 pl-3 font-semibold">{note}</p>}
          </div>
          {choice}
          <LeadForm {...form} />
        </section>
      </div>
    </div>
  </div>
)
