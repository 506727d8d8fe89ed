import type { ReactNode } from 'react'
import { FormFrame } from '@/src/ui/form-frame'
import { paymentMethods } from '@/src/domain/sales/payment-methods'

type Props = {
  readonly title: string
  readonly intro?: string
  readonly note?: string | undefined
  readonly sidebar?: ReactNode
  readonly children: ReactNode
}

/** Layout of a payment page. */
export const SaleFrame = ({ note, ...frame }: Props) => (
  <FormFrame
    titleId="sale-title"
    note={
      note && (
        <p role="status" className="border-border-strong border-l-4 pl-3 font-semibold">
          {note}
        </p>
      )
    }
    {...frame}
  />
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
