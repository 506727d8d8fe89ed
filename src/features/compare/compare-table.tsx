import type { CompareRow } from '@/src/domain/accounts/compare-rows'
import { imageUrl } from '@/src/domain/images'
import { button } from '@/src/ui/button'
import { CompareFrame } from './compare-frame'
import { removeLinkId } from './without-href'
import { classNames } from '@/src/ui/class-names'

export type ComparedVehicle = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly photo: string
  /** Address of this page without the vehicle. */
  readonly without: string
  /** Absent for a vehicle that can't be bought any more. */
  readonly enquireHref: string | undefined
}

const VehicleHeading = ({ vehicle }: { vehicle: ComparedVehicle }) => (
  <th
    scope="col"
    className="snap-start p-2 text-left align-top text-sm font-normal wrap-break-word sm:p-3 sm:text-base"
  >
    <a href={`/cars/${vehicle.slug}`} className="group grid gap-2">
      <img
        src={imageUrl(vehicle.photo, { width: 320, crop: '3x2' })}
        alt=""
        width={320}
        height={213}
        className="aspect-3/2 w-full rounded-md object-cover"
      />
      <span className="leading-snug font-semibold group-hover:underline">{vehicle.title}</span>
    </a>
    <a
      id={removeLinkId(vehicle.id)}
      href={vehicle.without}
      className="text-accent-text inline-flex min-h-11 scroll-mt-96 items-center underline underline-offset-4"
    >
      Remove<span className="sr-only"> {vehicle.title}</span>
    </a>
  </th>
)

/** Hides the rows that are the same for all vehicles, without script; left out where that would hide none or all. */
const DifferencesOnly = ({ rows }: { rows: readonly CompareRow[] }) => {
  const count = rows.filter(({ differs }) => differs).length
  if (count === 0 || count === rows.length) return null
  return (
    <label className="mb-3 inline-flex min-h-11 items-center gap-3 print:hidden">
      <input type="checkbox" className="compare-only accent-accent size-6 flex-none" />
      Show only differences ({count} of {rows.length})
    </label>
  )
}

/** Longer values are sentences, such as a lender's example: they are small, all of it, because its rates belong together. */
const MAX_FIGURE = 60

const ComparisonRow = ({ row, vehicles }: { row: CompareRow; vehicles: readonly ComparedVehicle[] }) => (
  <tr className={row.differs ? 'bg-surface-alt' : 'compare-same'}>
    <th scope="row" className="compare-label">
      <div>
        {row.label}
        {row.differs && (
          <>
            {' '}
            <span className="text-muted text-xs font-normal whitespace-nowrap">differs</span>
          </>
        )}
      </div>
    </th>
    {row.values.map((value, index) => (
      <td
        key={vehicles[index]?.id}
        className={classNames(
          'border-border border-t p-2 align-top text-sm wrap-break-word hyphens-auto whitespace-pre-line max-sm:pt-8 sm:p-3',
          value.length > MAX_FIGURE ? 'max-sm:text-xs' : classNames('sm:text-base', row.differs && 'font-semibold'),
        )}
      >
        {value}
      </td>
    ))}
  </tr>
)

/** Where each comparison should lead. */
const EnquiryRow = ({ vehicles }: { vehicles: readonly ComparedVehicle[] }) => (
  <tr className="print:hidden">
    <td className="compare-label" />
    {vehicles.map(({ id, title, enquireHref }) => (
      <td key={id} className="border-border border-t p-2 align-top sm:p-3">
        {enquireHref && (
          <a href={enquireHref} className={button('primary', 'md', 'w-full')}>
            Enquire<span className="sr-only"> about the {title}</span>
          </a>
        )}
      </td>
    ))}
  </tr>
)

/** Vehicles that fit on a phone, where each label is above its values. */
const COLUMNS_ON_PHONES = 3

/**
 * Comparison of vehicles side by side (ACC-03). On phones each label is above its values, so that three vehicles fit,
 * and the table reaches the edges of the screen: it scrolls sideways by whole vehicles while its labels stay in place,
 * by keyboard too. The names of the vehicles stay in view. A row with differences says so, not by its colour alone.
 */
export const CompareTable = ({
  vehicles,
  rows,
  notes,
}: {
  vehicles: readonly ComparedVehicle[]
  rows: readonly CompareRow[]
  /** Paragraphs below the table: what every subscription includes, and the warning of the asterisks. */
  notes: readonly string[]
}) => (
  <div className="compare">
    {vehicles.length > COLUMNS_ON_PHONES && (
      <p className="text-muted mb-3 text-sm min-[26.5rem]:hidden">
        Swipe sideways to see all {vehicles.length} vehicles.
      </p>
    )}
    <DifferencesOnly rows={rows} />
    <CompareFrame titles={vehicles.map(({ title }) => title)}>
      <table className="compare-columns">
        <thead>
          <tr>
            <th scope="col" className="compare-label">
              <span className="sr-only">Detail</span>
            </th>
            {vehicles.map((vehicle) => (
              <VehicleHeading key={vehicle.id} vehicle={vehicle} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ComparisonRow key={row.label} row={row} vehicles={vehicles} />
          ))}
        </tbody>
        <tfoot>
          <EnquiryRow vehicles={vehicles} />
        </tfoot>
      </table>
    </CompareFrame>
    {notes.map((note) => (
      <p key={note} className="text-muted mt-3 max-w-[80ch] text-sm">
        {note}
      </p>
    ))}
  </div>
)
