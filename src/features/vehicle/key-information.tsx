import CarFront from 'lucide-react/icons/car-front'
import Cog from 'lucide-react/icons/cog'
import DoorOpen from 'lucide-react/icons/door-open'
import Fuel from 'lucide-react/icons/fuel'
import Gauge from 'lucide-react/icons/gauge'
import Palette from 'lucide-react/icons/palette'
import Armchair from 'lucide-react/icons/armchair'
import Users from 'lucide-react/icons/users'
import Waypoints from 'lucide-react/icons/waypoints'
import Wrench from 'lucide-react/icons/wrench'
import type { Fact } from '@/src/domain/vehicle-page/facts'
import { keyInformationShown } from '@/src/domain/vehicle-page/key-information'
import { Expander } from '@/src/ui/expander'

const icons: Readonly<Record<string, typeof Gauge>> = {
  Kilometres: Gauge,
  Transmission: Cog,
  Body: CarFront,
  Fuel,
  Drive: Waypoints,
  Engine: Wrench,
  Seats: Users,
  Doors: DoorOpen,
  Colour: Palette,
  Interior: Armchair,
}

const Grid = ({ items }: { items: readonly Fact[] }) => (
  <dl className="border-border bg-raised grid grid-cols-2 overflow-hidden rounded-md border lg:grid-cols-4">
    {items.map(({ label, value }) => {
      const Icon = icons[label] ?? Gauge
      return (
        <div
          key={label}
          className="border-border relative -mr-px -mb-px grid content-center border-r border-b py-4 pr-3 pl-13"
        >
          <dt className="text-muted text-xs">
            <Icon aria-hidden className="absolute top-1/2 left-4 size-6 -translate-y-1/2" strokeWidth={1.75} />
            {label}
          </dt>
          <dd className="min-w-0 font-semibold break-words tabular-nums">{value}</dd>
        </div>
      )
    })}
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
