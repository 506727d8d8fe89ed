import { Icon } from '@/src/ui/icon'
import { button } from '@/src/ui/button'

/** Promo card among the results of a used search: the dealer also buys vehicles (SRCH-10). */
export const PromoCard = () => (
  <aside className="bg-chrome text-on-chrome on-chrome flex h-full flex-col items-start justify-end gap-3 rounded-md p-6">
    <Icon name="handshake" className="size-10" />
    <p className="font-heading text-xl font-semibold">We Want Your Car</p>
    <p className="text-chrome-muted">Sell it or trade it in. We’ll give you a price, whatever you drive next.</p>
    <a href="/trade-in" className={button('inverse', 'md', 'mt-2')}>
      Value my car
    </a>
  </aside>
)
