import { formatCents } from '@/src/domain/money/format-money'

type PricedVehicle = {
  readonly id: string
  readonly name: string
  readonly from: number
  readonly to: number
  /** Says how the change ended for it. */
  readonly note?: string
}

type Props = {
  readonly caption: string
  readonly rows: readonly PricedVehicle[]
  /** The sums of all vehicles, also of those that are not listed. */
  readonly total?: { readonly label: string; readonly from: number; readonly to: number }
}

const formatDifference = (from: number, to: number): string =>
  to > from ? `+${formatCents(to - from)}` : `−${formatCents(from - to)}`

const Prices = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <>
    <td data-label="Old price">{formatCents(from)}</td>
    <td data-label="New price">{formatCents(to)}</td>
    <td data-label="Difference">{formatDifference(from, to)}</td>
  </>
)

/** Vehicles with their old and new prices. */
export const PriceTable = ({ caption, rows, total }: Props) => (
  <table className="price-changes__table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Vehicle</th>
        <th scope="col">Old price</th>
        <th scope="col">New price</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, from, to, note }) => (
        <tr key={id}>
          <th scope="row">
            <a href={`/admin/collections/vehicles/${id}`}>{name}</a>
            {note !== undefined && <span className="price-changes__help">{note}</span>}
          </th>
          <Prices from={from} to={to} />
        </tr>
      ))}
    </tbody>
    {total && (
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <Prices from={total.from} to={total.to} />
        </tr>
      </tfoot>
    )}
  </table>
)
