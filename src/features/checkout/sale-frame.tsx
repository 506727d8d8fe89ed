import type { ReactNode } from 'react'
import { paymentMethods } from '@/src/domain/sales/payment-methods'

/** Layout of a payment page: the task, with its subject beside it; on phones the subject is above. */
export const SaleFrame = ({
  title,
  intro,
  note,
  sidebar,
  children,
}: {
  title: string
  intro?: string
  note?: string | undefined
  sidebar?: ReactNode
  children: ReactNode
}) => (
  <div className="bg-surface-alt flex-1 py-8 lg:py-14">
    <div className="wrap">
      <div className="mx-auto grid max-w-256 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
        {sidebar && <div className="grid gap-4 lg:sticky lg:top-24 lg:order-2">{sidebar}</div>}
        <section
          aria-labelledby="sale-title"
          className="border-border bg-raised grid max-w-160 gap-6 rounded-md border p-5 sm:p-8 lg:order-1"
        >
          <div className="grid gap-2">
            <h1 id="sale-title" className="text-xl font-semibold lg:text-2xl">
              {title}
            </h1>
            {intro && <p className="text-muted max-w-[60ch]">{intro}</p>}
            {note && (
              <p role="status" className="border-border-strong border-l-4 pl-3 font-semibold">
                {note}
              </p>
            )}
          </div>
          {children}
        </section>
      </div>
    </div>
  </div>
)

/** Accepted cards and wallets, as named by the dealer (RSV-03). */
export const AcceptedMethods = ({ methods }: { methods: readonly string[] }) => {
  const names = methods.flatMap((method) => paymentMethods[method] ?? [])
  if (names.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-sm font-semibold">We accept:</p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="border-border rounded-sm border px-2 py-1 text-sm font-semibold">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown on every page of payments that move no money. */
export const TestPaymentNotice = () => (
  <p className="border-border-strong bg-surface-alt rounded-md border-2 border-dashed p-3 font-semibold">
    Test payment: no money is taken.
  </p>
)
