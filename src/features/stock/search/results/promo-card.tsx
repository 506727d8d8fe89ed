import { replaceCarNoun, type Noun } from '@/src/domain/stock/vehicle/nouns'
import { Icon } from '@/src/ui/icon'
import { button } from '@/src/ui/button'

/** Promo card among the results of a used search: the dealer also buys vehicles (SRCH-10). */
export const PromoCard = ({ noun }: { noun: Noun }) => (
  <aside className="promo-card on-chrome">
    <Icon name="handshake" className="size-10" />
    <p className="promo-title">{replaceCarNoun('We Want Your Car', noun)}</p>
    <p>Sell it or trade it in. We’ll give you a price, whatever you drive next.</p>
    <a href="/trade-in" className={button('inverse', 'md')}>
      {replaceCarNoun('Value my car', noun)}
    </a>
  </aside>
)
