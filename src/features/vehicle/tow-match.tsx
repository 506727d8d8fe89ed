import { vehicleNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { formatInteger } from '@/src/domain/text/numbers'
import { Input } from '@/src/ui/inputs/input'

/**
 * Compares a caravan's aggregate trailer mass with the towing capacity of the shopper's car (SHP-06). The browser's own
 * check of the field decides, so that it works without script.
 */
export const TowMatch = ({ vehicle }: { vehicle: Vehicle }) => {
  const mass = vehicle.caravan?.aggregate_trailer_mass ?? 0
  if (vehicle.item_type !== 'caravan' || mass === 0) return null
  const [noun] = vehicleNounOf(vehicle)
  const kilograms = `${formatInteger(mass)} kg`
  return (
    <section aria-labelledby="tow-match" className="vehicle-part tow-match">
      <h2 id="tow-match">Can your car tow it?</h2>
      <p>
        Loaded, this {noun} may weigh up to {kilograms} (its aggregate trailer mass). Your car’s braked towing capacity
        needs to be at least that. You’ll find it in the owner’s manual.
      </p>
      <Input
        id="tow-capacity"
        label="Your car’s braked towing capacity"
        after=" kg"
        type="number"
        inputMode="numeric"
        min={mass}
        max={99_999}
        step="any"
        placeholder=" "
        autoComplete="off"
      />
      <p role="status">
        <span data-match="yes">Yes, on towing capacity. Check your tow bar’s limit and the ball weight too.</span>
        <span data-match="no">No. This {noun} can be heavier than your car may tow.</span>
      </p>
    </section>
  )
}
