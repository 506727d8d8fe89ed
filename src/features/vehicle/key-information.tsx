'use client'

import { Icon, type IconName } from '@/src/ui/icon'
import { factIcons } from '@/src/domain/stock/fields/generated/fact-icons'
import type { ItemType } from '@/src/domain/stock/vehicle/vehicle'
import type { FactPair } from '@/src/domain/vehicle-page/facts/facts'
import { Expander } from '@/src/ui/expander'

/** Facts displayed before "Show More" (VDP-02). */
const MAX_COLLAPSED_KEY_FACTS = 4

const bodyIcons: Readonly<Record<ItemType, IconName>> = {
  car: 'car-front',
  motorcycle: 'motorbike',
  truck: 'truck',
  caravan: 'caravan',
}

const labelIcons: Readonly<Record<string, IconName>> = factIcons

type Props = { items: readonly FactPair[]; kind: ItemType }

const FactGrid = ({ items, kind }: Props) => (
  <dl className="vehicle-grid">
    {items.map(([label, value]) => (
      <div key={label}>
        <dt>
          <Icon name={label === 'Body' ? bodyIcons[kind] : (labelIcons[label] ?? 'gauge')} />
          {label}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Four key facts, with an expander for the others (VDP-02). */
export const KeyInformation = ({ items, kind }: Props) => {
  const [first, rest] = [items.slice(0, MAX_COLLAPSED_KEY_FACTS), items.slice(MAX_COLLAPSED_KEY_FACTS)]
  if (first.length === 0) return null
  return (
    <section aria-labelledby="key-information" className="vehicle-keys">
      <h2 id="key-information">Key information</h2>
      {rest.length === 0 ? (
        <FactGrid items={first} kind={kind} />
      ) : (
        <Expander
          more="Show More"
          start={<FactGrid items={first} kind={kind} />}
          rest={
            <div className="pt-2">
              <FactGrid items={rest} kind={kind} />
            </div>
          }
        />
      )}
    </section>
  )
}
