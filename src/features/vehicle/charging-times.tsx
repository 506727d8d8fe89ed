import { CHARGING_ASSUMPTION, formatChargingTime, listChargingTimes } from '@/src/domain/charging/charging-times'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatNumber } from '@/src/domain/text/numbers'

/** The time that the battery takes to charge at the usual chargers, with its assumptions (SHP-06). */
export const ChargingTimes = ({ vehicle }: { vehicle: Vehicle }) => {
  const times = listChargingTimes(vehicle)
  if (times.length === 0) return null
  return (
    <section aria-labelledby="charging-times" className="vehicle-part">
      <h2 id="charging-times">Charging time</h2>
      <dl className="vehicle-specs">
        {times.map(({ charger, kilowatts, minutes }) => (
          <div key={`${charger} ${kilowatts}`}>
            <dt>
              {charger}, {formatNumber(kilowatts)} kW
            </dt>
            <dd>{formatChargingTime(minutes)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{CHARGING_ASSUMPTION}</p>
    </section>
  )
}
