import { imageUrl } from '@/src/domain/images'
import { CompareCheckbox } from './compare-form'
import type { StoredVehicle } from './stored-vehicles'

/** Vehicles stored in this browser, as small cards. `onRemove` adds a remove button and a checkbox to compare. */
export const StoredVehicleList = ({
  vehicles,
  onRemove,
  className,
}: {
  vehicles: readonly StoredVehicle[]
  onRemove?: (vehicle: StoredVehicle) => void
  className: string
}) => (
  <ul className={className}>
    {vehicles.map((vehicle) => (
      <li key={vehicle.id} className="border-border bg-raised grid content-start overflow-hidden rounded-md border">
        <a href={`/cars/${vehicle.slug}`} className="group grid content-start">
          <img
            src={imageUrl(vehicle.photo, { width: 320, crop: '3x2' })}
            alt=""
            width={320}
            height={213}
            loading="lazy"
            className="aspect-3/2 w-full object-cover"
          />
          <span className="p-3 leading-snug font-semibold group-hover:underline">{vehicle.title}</span>
        </a>
        {onRemove && (
          <div className="flex flex-wrap items-center justify-between">
            <CompareCheckbox id={vehicle.id} title={vehicle.title} />
            <button
              type="button"
              onClick={() => onRemove(vehicle)}
              className="text-accent-text min-h-11 px-3 text-left underline underline-offset-4"
            >
              Remove<span className="sr-only"> {vehicle.title}</span>
            </button>
          </div>
        )}
      </li>
    ))}
  </ul>
)
