import { imageUrl } from '@/src/domain/images'
import type { KeptCar } from '@/src/ui/kept/cars'
import { CompareTick } from './saved-list'

/** Vehicles stored in this browser, as small cards. `onRemove` adds a remove button and a checkbox to compare. */
export const KeptList = ({
  cars,
  onRemove,
  className,
}: {
  cars: readonly KeptCar[]
  onRemove?: (car: KeptCar) => void
  className: string
}) => (
  <ul className={className}>
    {cars.map((car) => (
      <li key={car.id} className="border-border bg-raised grid content-start overflow-hidden rounded-md border">
        <a href={`/cars/${car.slug}`} className="group grid content-start">
          <img
            src={imageUrl(car.photo, { width: 320, crop: '3x2' })}
            alt=""
            width={320}
            height={213}
            loading="lazy"
            className="aspect-3/2 w-full object-cover"
          />
          <span className="p-3 leading-snug font-semibold group-hover:underline">{car.title}</span>
        </a>
        {onRemove && (
          <div className="flex flex-wrap items-center justify-between">
            <CompareTick id={car.id} title={car.title} />
            <button
              type="button"
              onClick={() => onRemove(car)}
              className="text-accent-text min-h-11 px-3 text-left underline underline-offset-4"
            >
              Remove<span className="sr-only"> {car.title}</span>
            </button>
          </div>
        )}
      </li>
    ))}
  </ul>
)
