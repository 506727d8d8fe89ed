import { formatHeading, type AttentionGroup, type AttentionItem } from '@/src/domain/panel/attention'
import { hiddenItemKey, type listHidingChoices } from '@/src/domain/panel/hidden-items'
import { HideMenu } from './hide-menu'
import './hide-menu.css'
import { GroupIcon } from './group-icon'
import { formatInteger } from '@/src/domain/text/numbers'

/** Items shown per group; its link leads to all of them. */
const MAX_ITEMS = 5

type HidingChoices = ReturnType<typeof listHidingChoices>

type LineProps = {
  readonly item: AttentionItem
  readonly icon: AttentionGroup['key']
  readonly hidingChoices: HidingChoices
}

const AttentionLine = ({ item, icon, hidingChoices }: LineProps) => (
  <li data-hidden={item.isHidden}>
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
    <HideMenu
      preference={hiddenItemKey(icon, item.key)}
      title={item.title}
      isHidden={item.isHidden === true}
      choices={hidingChoices}
    />
  </li>
)

type CardProps = {
  readonly group: AttentionGroup
  readonly hidingChoices: HidingChoices
  /** True to list all items that were read. */
  readonly showsAll: boolean
}

/** The words of the link to the list; undefined where the list would show nothing more. */
const findListLabel = ({ total, list }: AttentionGroup, showsAll: boolean): string | undefined =>
  total > MAX_ITEMS && !showsAll ? `See all ${formatInteger(total)}` : list

/** One group of things that need attention: the number, the first items and a link to all of them. */
export const AttentionCard = ({ group, hidingChoices, showsAll }: CardProps) => {
  const { key, total, items, href } = group
  const listLabel = findListLabel(group, showsAll)
  return (
    <section className="attention__card" aria-labelledby={`attention-${key}`}>
      <h2 id={`attention-${key}`}>
        <GroupIcon name={key} />
        {formatHeading(key, total)}
      </h2>
      <ul>
        {items.slice(0, showsAll ? items.length : MAX_ITEMS).map((item) => (
          <AttentionLine key={item.key} item={item} icon={key} hidingChoices={hidingChoices} />
        ))}
      </ul>
      {listLabel !== undefined && (
        <a className="attention__all" href={href}>
          {listLabel}
        </a>
      )}
    </section>
  )
}
