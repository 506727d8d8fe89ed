import { formatPhone, telHref } from '@/src/domain/phone'
import { button } from '@/src/ui/button'

type Props = {
  title: string
  text: string
  /** The link to the stock page. */
  stock: { readonly label: string; readonly href: string }
  phone: string | undefined
}

/** Stands in for a list without entries: says why, and what to do instead. */
export const EmptyList = ({ title, text, stock, phone }: Props) => (
  <div className="empty-list">
    <h2 className="text-xl lg:text-2xl">{title}</h2>
    <p className="max-w-[52ch] lg:text-lg">{text}</p>
    <div className="flex flex-wrap gap-3 pt-2" data-soft>
      <a href={stock.href} className={button('primary', 'lg')}>
        {stock.label}
      </a>
      {phone && (
        <a href={telHref(phone)} className={button('secondary', 'lg', 'tabular-nums')}>
          Call {formatPhone(phone)}
        </a>
      )}
    </div>
  </div>
)
