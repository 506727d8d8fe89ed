import type { DefaultServerCellComponentProps } from 'payload'

/** A checkbox as “Yes” or “No”. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData === true ? <span>Yes</span> : <span className="list-muted">No</span>
