import type { CardTag } from '@/src/domain/stock/card/card-tag'
import { classNames } from '@/src/ui/class-names'

const tagClasses: Readonly<Record<CardTag['kind'], string>> = {
  electric: 'bg-electric',
  hybrid: 'bg-electric',
  reserved: 'bg-reserved',
  certified: 'bg-certified',
  custom: 'bg-new',
  coming_soon: 'bg-coming',
  new: 'bg-new',
}

/** The vehicle's tag: at most one, by the priority of CARD-03. */
export const Tag = ({ tag }: { tag: CardTag }) =>
  tag.kind === 'certified' && tag.image ? (
    <img src={tag.image} alt={tag.text} className="h-10 w-auto max-w-40 object-contain" />
  ) : (
    <p className={classNames('text-on-status w-fit rounded-sm px-2 py-1 text-xs font-semibold', tagClasses[tag.kind])}>
      {tag.text}
    </p>
  )
