'use client'

import { truncateComments, PENDING_COMMENTS_TEXT } from '@/src/domain/vehicle-page/facts/comments'
import type { FactPair } from '@/src/domain/vehicle-page/facts/facts'
import { Expander } from '@/src/ui/expander'

/** Lines displayed before "Show All Specs" (VDP-02). */
const MAX_COLLAPSED_SPECIFICATIONS = 4

const SpecificationList = ({ items }: { items: readonly FactPair[] }) => (
  <dl className="vehicle-specs">
    {items.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/* Client components: the page then carries their data instead of a second copy of the markup (docs/decisions/0005). */

/** "Vehicle Details": four specifications, with an expander for all (VDP-02). */
export const Specifications = ({ items }: { items: readonly FactPair[] }) => {
  const [first, rest] = [items.slice(0, MAX_COLLAPSED_SPECIFICATIONS), items.slice(MAX_COLLAPSED_SPECIFICATIONS)]
  if (first.length === 0) return null
  return (
    <section aria-labelledby="vehicle-details" className="vehicle-part">
      <h2 id="vehicle-details">Vehicle Details</h2>
      {rest.length === 0 ? (
        <SpecificationList items={first} />
      ) : (
        <Expander
          more="Show All Specs"
          start={<SpecificationList items={first} />}
          rest={<SpecificationList items={rest} />}
        />
      )}
    </section>
  )
}

const VISIBLE_FEATURES = 8

const FeatureList = ({ items }: { items: readonly string[] }) => (
  <ul className="vehicle-features">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Eight features, with an expander for all (VDP-02). */
export const ExpandableFeatures = ({ items }: { items: readonly string[] }) => {
  const [first, rest] = [items.slice(0, VISIBLE_FEATURES), items.slice(VISIBLE_FEATURES)]
  if (rest.length === 0) return <FeatureList items={first} />
  return <Expander more="Show All" start={<FeatureList items={first} />} rest={<FeatureList items={rest} />} />
}

const TEXT_CLASS = 'vehicle-text'

/** The dealer's comments; long ones are collapsed to 400 characters (VDP-03). */
export const DealerComments = ({ text }: { text: string }) => {
  const start = truncateComments(text)
  if (start === null)
    return <p className={text.trim() ? TEXT_CLASS : 'text-muted'}>{text.trim() || PENDING_COMMENTS_TEXT}</p>
  return (
    <Expander
      more="Show More"
      start={
        <p className={TEXT_CLASS}>
          {start.slice(0, -1)}
          <span className="while-closed">…</span>
          <span className="while-open">{text.trim().slice(start.length - 1)}</span>
        </p>
      }
    />
  )
}
