import type { DefaultServerCellComponentProps } from 'payload'
import { priceFields } from '@/src/domain/stock/fields/price-fields'

const labels: Readonly<Record<string, string>> = priceFields.status.panel.optionLabels

/** The status of a vehicle, and whether staff have hidden it from shoppers. */
export const VehicleStatusCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => (
  <span>
    {labels[String(cellData)] ?? String(cellData)}
    {(rowData as { readonly hidden?: unknown } | undefined)?.hidden === true && (
      <>
        {' '}
        <span className="list-state" data-state="bad">
          Hidden
        </span>
      </>
    )}
  </span>
)
