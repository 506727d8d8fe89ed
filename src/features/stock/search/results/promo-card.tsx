import { replaceCarNoun, type Noun } from '@/src/domain/stock/vehicle/nouns'
import { Icon } from '@/src/ui/icon'
import { button } from '@/src/ui/button'

/** Promo card among the results of a used search: the dealer also buys vehicles (SRCH-10). */
export const PromoCard = ({ noun }: { noun: Noun }) => (
  <aside className="bg-chrome text-on-chrome on-chrome flex h-full flex-col items-start justify-end gap-3 rounded-md p-6">
    <Icon name="handshake" className="size-10" />
    <p className="font-heading text-xl font-semibold">{replaceCarNoun('We Want Your Car', noun)}</p>
    <p className="text-chrome-muted">Sell it or trade it in. We’ll give you a price, whatever you drive next.</p>
    <a href="/trade-in" className={button('inverse', 'md', 'mt-2')}>
      {replaceCarNoun('Value my car', noun)}
    </a>
  </aside>
)
