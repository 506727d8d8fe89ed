import { Icon } from '@/src/ui/icon'
import type { ReactNode } from 'react'
import { commentStart, pendingComments } from '@/src/domain/vehicle-page/comments'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import { specificationsShown } from '@/src/domain/vehicle-page/specifications'
import { Expander } from '@/src/ui/expander'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-border border-t pt-8">
    <h2 id={id} className="mb-4 text-lg lg:text-xl">
      {title}
    </h2>
    {children}
  </section>
)

const Specs = ({ items }: { items: readonly Fact[] }) => (
  <dl className="grid gap-x-10 lg:grid-cols-2">
    {items.map(({ label, value }) => (
      <div key={label} className="border-border flex justify-between gap-6 border-b py-3">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 text-right font-medium break-words tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

/** "Vehicle Details": four, then all (VDP-02). */
export const Specifications = ({ items }: { items: readonly Fact[] }) => {
  const [first, rest] = [items.slice(0, specificationsShown), items.slice(specificationsShown)]
  if (first.length === 0) return null
  return (
    <Part id="vehicle-details" title="Vehicle Details">
      {rest.length === 0 ? (
        <Specs items={first} />
      ) : (
        <Expander more="Show All Specs" start={<Specs items={first} />} rest={<Specs items={rest} />} />
      )}
    </Part>
  )
}

const featuresShown = 8

const FeatureList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-x-10 sm:grid-cols-2">
    {items.map((item) => (
      <li key={item} className="flex gap-3 py-2">
        <Icon name="check" className="text-muted mt-0.5 size-5 flex-none" />
        {item}
      </li>
    ))}
  </ul>
)

/** Eight, then all (VDP-02). */
export const Features = ({ items }: { items: readonly string[] }) => {
  const [first, rest] = [items.slice(0, featuresShown), items.slice(featuresShown)]
  if (first.length === 0) return null
  return (
    <Part id="features" title="Features">
      {rest.length === 0 ? (
        <FeatureList items={first} />
      ) : (
        <Expander more="Show All" start={<FeatureList items={first} />} rest={<FeatureList items={rest} />} />
      )}
    </Part>
  )
}

const prose = 'max-w-[70ch] whitespace-pre-line wrap-anywhere'

/** The dealer's own words; long ones folded to 400 characters (VDP-03). */
export const Comments = ({ title, text }: { title: string; text: string }) => {
  const start = commentStart(text)
  return (
    <Part id="dealer-comments" title={title}>
      {start === null ? (
        <p className={text.trim() ? prose : 'text-muted'}>{text.trim() || pendingComments}</p>
      ) : (
        <Expander
          replaces
          more="Show More"
          start={<p className={prose}>{start}</p>}
          rest={<p className={prose}>{text.trim()}</p>}
        />
      )}
    </Part>
  )
}
