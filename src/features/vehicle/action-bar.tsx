import { Icon } from '@/src/ui/icon'
import Link from 'next/link'
import { telHref } from '@/src/domain/locations/phone'
import type { PriceWords } from '@/src/domain/vehicle-page/price-words'
import { button } from '@/src/ui/button'

/** On phones the price and the main action stay under the thumb. */
export const ActionBar = ({
  price,
  phone,
  sold,
  similarHref,
}: {
  price: PriceWords
  phone: string | undefined
  sold: boolean
  similarHref: string
}) => (
  <div
    data-action-bar
    className="border-border bg-raised fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
  >
    {sold ? (
      <p className="font-bold">SOLD</p>
    ) : (
      <p className="leading-tight">
        <span className="block text-lg leading-tight font-bold tabular-nums">{price.amount}</span>
        {price.type && <span className="block text-xs font-medium">{price.type}</span>}
      </p>
    )}
    {sold || !phone ? (
      <Link href={similarHref} prefetch={false} className={button('primary', 'md', 'flex-none')}>
        Find similar
      </Link>
    ) : (
      <a href={telHref(phone)} className={button('primary', 'lg', 'flex-none')}>
        <Icon name="phone" className="size-5" />
        Call
      </a>
    )}
  </div>
)
