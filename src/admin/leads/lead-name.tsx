import { ViewDescription } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { LinkedCell } from '@/src/admin/lists/linked-cell'
import { NameOfUntitled } from '@/src/admin/shell/name-of-untitled'
import { nameLead } from '@/src/domain/leads/lead-name'
import type { Lead } from '@/src/payload-types'

type Props = {
  readonly payload: Payload
  readonly id?: number | string
  readonly user: unknown
  /** The text about the collection, as it is declared. */
  readonly description?: string
}

/** Names a call or an enquiry without a name, in the heading and the breadcrumb of its page. */
export const LeadName = async ({ payload, id, user, description = '' }: Props) => {
  const lead =
    id === undefined
      ? null
      : await payload.findByID({
          collection: 'leads',
          id: String(id),
          select: { name: true, phone: true, email: true, category: true },
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          user: user as never,
        })
  return (
    <>
      {lead && <NameOfUntitled id={lead.id} name={nameLead(lead)} isSingle={false} />}
      <ViewDescription description={description} />
    </>
  )
}

/** The name of a lead in the inbox. */
export const LeadNameCell = (props: DefaultServerCellComponentProps) => (
  <LinkedCell {...props}>
    <span>{nameLead(props.rowData as Lead)}</span>
  </LinkedCell>
)
