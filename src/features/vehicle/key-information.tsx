import { Icon, type IconName } from '@/src/ui/icon'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import { keyInformationShown } from '@/src/domain/vehicle-page/key-information'
import { Expander } from '@/src/ui/expander'

const icons: Readonly<Record<string, IconName>> = {
  Kilometres: 'gauge',
  Transmission: 'cog',
  Body: 'car-front',
  Fuel: 'fuel',
  Drive: 'waypoints',
  Engine: 'wrench',
  Seats: 'users',
  Doors: 'door-open',
  Colour: 'palette',
  Interior: 'armchair',
}

const Grid = ({ items }: { items: readonly Fact[] }) => (
  <dl className="border-border bg-raised grid grid-cols-2 overflow-hidden rounded-md border lg:grid-cols-4">
    {items.map(({ label, value }) => (
      <div
        key={label}
        className="border-border relative -mr-px -mb-px grid content-center border-r border-b py-4 pr-3 pl-13"
      >
        <dt className="text-muted text-xs">
          <Icon name={icons[label] ?? 'gauge'} className="absolute top-1/2 left-4 size-6 -translate-y-1/2" />
          {label}
        </dt>
        <dd className="min-w-0 font-semibold break-words tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

/** Four facts at a glance, the others on demand (VDP-02). */
export const KeyInformation = ({ items }: { items: readonly Fact[] }) => {
  const [first, rest] = [items.slice(0, keyInformationShown), items.slice(keyInformationShown)]
  if (first.length === 0) return null
  return (
    <section aria-labelledby="key-information">
      <h2 id="key-information" className="mb-4 text-lg lg:text-xl">
        Key information
      </h2>
      {rest.length === 0 ? (
        <Grid items={first} />
      ) : (
        <Expander
          more="Show More"
          start={<Grid items={first} />}
          rest={
            <div className="pt-2">
              <Grid items={rest} />
            </div>
          }
        />
      )}
    </section>
  )
}
