import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { type AuditEntry, changedItem, kindInWords } from './changed-item'

type Props = Pick<DefaultServerCellComponentProps, 'payload'> & { readonly entry: AuditEntry }

const Item = ({ payload, entry }: Props) => {
  const { name, href } = changedItem(payload, entry)
  return href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>
}

/** The changed document, which it leads to unless it was deleted. */
export const ItemCell = ({ payload, rowData }: DefaultServerCellComponentProps) => (
  <Item payload={payload} entry={rowData as AuditEntry} />
)

export const KindCell = ({ payload, rowData }: DefaultServerCellComponentProps) => (
  <span>{kindInWords(payload, rowData as AuditEntry)}</span>
)

/** The changed document on the page of a change: its name as a link. */
export const ItemField = ({ payload, data }: TextFieldServerProps) => (
  <div className="field-type">
    <span className="field-label">Item</span>
    <Item payload={payload} entry={data} />
  </div>
)

export const KindField = ({ payload, data }: TextFieldServerProps) => (
  <div className="field-type">
    <span className="field-label">Type</span>
    {kindInWords(payload, data)}
  </div>
)
