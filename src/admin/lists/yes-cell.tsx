import type { DefaultServerCellComponentProps } from 'payload'

/** A tick, in a word. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData === true ? <span>Yes</span> : <span className="list-muted">No</span>
