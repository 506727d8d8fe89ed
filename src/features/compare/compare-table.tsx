import type { CompareRow } from '@/src/domain/accounts/compare'
import { imageUrl } from '@/src/domain/images'
import { classNames } from '@/src/ui/class-names'

export type ComparedCar = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly photo: string
  /** Address of this page without the vehicle. */
  readonly without: string
}

const first =
  'bg-raised border-border sticky left-0 z-10 w-28 min-w-28 border-r p-3 text-left align-top text-sm font-semibold lg:w-48'

const CarHead = ({ car }: { car: ComparedCar }) => (
  <th scope="col" className="w-40 min-w-40 p-3 text-left align-top font-normal lg:w-60">
    <a href={`/cars/${car.slug}`} className="group grid gap-2">
      <img
        src={imageUrl(car.photo, { width: 320, crop: '3x2' })}
        alt=""
        width={320}
        height={213}
        className="aspect-3/2 w-full rounded-md object-cover"
      />
      <span className="leading-snug font-semibold group-hover:underline">{car.title}</span>
    </a>
    <a href={car.without} className="text-accent-text inline-flex min-h-11 items-center underline underline-offset-4">
      Remove<span className="sr-only"> {car.title}</span>
    </a>
  </th>
)

const Row = ({ row, cars }: { row: CompareRow; cars: readonly ComparedCar[] }) => (
  <tr className={classNames('border-border border-t', row.differs && 'bg-surface-alt')}>
    <th scope="row" className={first}>
      {row.label}
      {row.differs && <span className="text-muted block font-normal">Differs</span>}
    </th>
    {row.values.map((value, index) => (
      <td key={cars[index]?.id} className={classNames('p-3 align-top', row.differs && 'font-semibold')}>
        {value}
      </td>
    ))}
  </tr>
)

/**
 * Comparison of vehicles side by side (ACC-03). On phones it scrolls sideways while its labels stay in place, by
 * keyboard too. A row with differences says so as text, not by colour alone.
 */
export const CompareTable = ({ cars, rows }: { cars: readonly ComparedCar[]; rows: readonly CompareRow[] }) => (
  <div
    role="region"
    aria-label="Comparison"
    tabIndex={0}
    className="border-border bg-raised relative overflow-x-auto rounded-md border"
  >
    <table className="border-collapse">
      <thead>
        <tr>
          <th scope="col" className={first}>
            <span className="sr-only">What is compared</span>
          </th>
          {cars.map((car) => (
            <CarHead key={car.id} car={car} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} row={row} cars={cars} />
        ))}
      </tbody>
    </table>
  </div>
)
