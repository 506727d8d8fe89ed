'use client'
import { useAuth, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { leadStages } from '@/src/domain/leads/stages'
import type { InboxChoices } from '@/src/domain/panel/inbox-filter'
import { LabelledSelect } from './labelled-select'
import { formatCount } from '@/src/domain/text/numbers'
import { formatServerError, SERVER_UNREACHABLE } from '@/src/domain/panel/request-messages'

type Change = { readonly stage: string } | { readonly assigned_to: string | null }
type BulkState = { readonly busy: boolean; readonly message?: string }

const leadCountText = (count: number): string => formatCount(count, 'lead')

const errorMessage = (body: unknown, status: number): string => {
  const [first] = (body as { errors?: { message?: string }[] } | null)?.errors ?? []
  return first?.message ?? formatServerError(status)
}

/** Updates all ticked leads and returns a message. On a partial failure, changes already made stay. */
const updateLeads = async (query: string, change: Change): Promise<string> => {
  try {
    const response = await fetch(`/api/leads${query}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    const body: unknown = await response.json().catch(() => null)
    const changed = (body as { docs?: unknown[] } | null)?.docs?.length ?? 0
    return response.ok ? `Changed ${leadCountText(changed)}.` : errorMessage(body, response.status)
  } catch {
    return SERVER_UNREACHABLE
  }
}

/** Changes all ticked leads at once: assigns them or sets their stage. */
export const BulkBar = ({ members }: { readonly members: InboxChoices['members'] }) => {
  const { permissions } = useAuth()
  const { count, getQueryParams } = useSelection()
  const [state, setState] = useState<BulkState>({ busy: false })
  const router = useRouter()
  if (!permissions?.collections?.['leads']?.update) return null
  const change = async (to: Change): Promise<void> => {
    setState({ busy: true })
    setState({ busy: false, message: await updateLeads(getQueryParams(), to) })
    router.refresh()
  }
  const none = count === 0
  return (
    <div className="inbox-bulk" role="group" aria-label="Selected leads">
      <p>{none ? 'Select leads to change several at once.' : `${leadCountText(count)} selected:`}</p>
      {!none && (
        <>
          <LabelledSelect
            label="Move to"
            value=""
            disabled={state.busy}
            options={[['', 'Choose a stage'], ...Object.entries(leadStages)]}
            onChange={(stage) => void (stage === '' || change({ stage }))}
          />
          <LabelledSelect
            label="Assign to"
            value=""
            disabled={state.busy}
            options={[
              ['', 'Choose a colleague'],
              ['unassigned', 'Unassigned'],
              ...members.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(id) => void (id === '' || change({ assigned_to: id === 'unassigned' ? null : id }))}
          />
        </>
      )}
      <p role="status">{state.busy ? 'Saving…' : state.message}</p>
    </div>
  )
}
