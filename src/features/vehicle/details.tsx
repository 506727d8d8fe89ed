'use client'

import { commentStart, pendingComments } from '@/src/domain/vehicle-page/comments'
import type { FactPair } from '@/src/domain/vehicle-page/facts'
import { specificationsShown } from '@/src/domain/vehicle-page/specifications'
import { Expander } from '@/src/ui/expander'

const Specs = ({ items }: { items: readonly FactPair[] }) => (
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
  const [first, rest] = [items.slice(0, specificationsShown), items.slice(specificationsShown)]
  if (first.length === 0) return null
  return (
    <section aria-labelledby="vehicle-details" className="vehicle-part">
      <h2 id="vehicle-details">Vehicle Details</h2>
      {rest.length === 0 ? (
        <Specs items={first} />
      ) : (
        <Expander more="Show All Specs" start={<Specs items={first} />} rest={<Specs items={rest} />} />
      )}
    </section>
  )
}

const featuresShown = 8

const FeatureList = ({ items }: { items: readonly string[] }) => (
  <ul className="vehicle-features">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Eight features, with an expander for all (VDP-02). */
export const FeatureWords = ({ items }: { items: readonly string[] }) => {
  const [first, rest] = [items.slice(0, featuresShown), items.slice(featuresShown)]
  if (rest.length === 0) return <FeatureList items={first} />
  return <Expander more="Show All" start={<FeatureList items={first} />} rest={<FeatureList items={rest} />} />
}

const prose = 'vehicle-words'

/** The dealer's comments; long ones are collapsed to 400 characters (VDP-03). */
export const CommentWords = ({ text }: { text: string }) => {
  const start = commentStart(text)
  if (start === null) return <p className={text.trim() ? prose : 'text-muted'}>{text.trim() || pendingComments}</p>
  return (
    <Expander
      more="Show More"
      start={
        <p className={prose}>
          {start.slice(0, -1)}
          <span className="while-closed">…</span>
          <span className="while-open">{text.trim().slice(start.length - 1)}</span>
        </p>
      }
    />
  )
}
