import { formatHeading, type AttentionGroup, type AttentionItem } from '@/src/domain/panel/attention'
import { GroupIcon } from './group-icon'
import { formatInteger } from '@/src/domain/text/numbers'

/** Items shown per group; its link leads to all of them. */
const MAX_ITEMS = 5

const AttentionLine = ({ item, icon }: { readonly item: AttentionItem; readonly icon: AttentionGroup['key'] }) => (
  <li>
    <a href={item.href} data-tone={item.tone}>
      {item.image ? (
        <img src={item.image} alt="" width={60} height={40} loading="lazy" />
      ) : (
        <span className="attention__icon">
          <GroupIcon name={icon} />
        </span>
      )}
      <span className="attention__words">
        <span className="attention__title">{item.title}</span>
        <span className="attention__detail">
          {item.dealer ? `${item.dealer}: ` : ''}
          {item.detail}
        </span>
      </span>
    </a>
  </li>
)

/** One group of things that need attention: the number, the first items and a link to all of them. */
export const AttentionCard = ({ group: { key, total, items, href } }: { readonly group: AttentionGroup }) => (
  <section className="attention__card" aria-labelledby={`attention-${key}`}>
    <h2 id={`attention-${key}`}>
      <GroupIcon name={key} />
      {formatHeading(key, total)}
    </h2>
    <ul>
      {items.slice(0, MAX_ITEMS).map((item) => (
        <AttentionLine key={item.key} item={item} icon={key} />
      ))}
    </ul>
    {total > MAX_ITEMS && (
      <a className="attention__all" href={href}>
        See all {formatInteger(total)}
      </a>
    )}
  </section>
)
