import type { BlockView } from '../view'
import { paymentMethods } from '@/src/domain/sales/payment-methods'

export const paymentStripView: BlockView<'payment-methods'> = ({ methods = [] }) => {
  const names = methods.flatMap((method) => paymentMethods[method] ?? [])
  if (names.length === 0) return null
  return (
    <div className="border-border border-t">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
        <p className="font-semibold">We accept:</p>
        <ul className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="border-border bg-raised rounded-sm border px-3 py-1 text-sm font-semibold">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
