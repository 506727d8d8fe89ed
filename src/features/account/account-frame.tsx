import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Set where the title is the result of a form: an address with this id then moves the focus to it. */
  titleId?: string | undefined
  intro?: ReactNode
  children: ReactNode
}

/** Layout of sign-in and account pages: one column of reading width, with its title first. */
export const AccountFrame = ({ title, titleId, intro, children }: Props) => (
  <div className="bg-surface-alt flex-1 py-8 lg:py-14">
    <div className="wrap">
      <section
        aria-labelledby={titleId ?? 'account-title'}
        className="border-border bg-raised mx-auto grid max-w-120 gap-6 rounded-md border p-5 sm:p-8"
      >
        <div className="grid gap-2">
          <h1
            id={titleId ?? 'account-title'}
            tabIndex={titleId === undefined ? undefined : -1}
            className="scroll-mt-32 text-xl font-semibold outline-none lg:text-2xl"
          >
            {title}
          </h1>
          {intro && <p className="text-muted max-w-[60ch]">{intro}</p>}
        </div>
        {children}
      </section>
    </div>
  </div>
)

export const HiddenFields = ({ values }: { values: Readonly<Record<string, string | null>> }) =>
  Object.entries(values).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )

/** Error of a form, announced to screen readers. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border-problem text-problem border-l-4 pl-3 font-semibold">
    {children}
  </p>
)
