'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type EndAction, endActionTexts } from '@/src/domain/stock/price-change/texts'
import { formatCount } from '@/src/domain/text/numbers'
import type { ChangedVehicleRow } from '@/src/services/stock/price-changes/change-items'
import { Dialog } from '../ui/dialog'
import { PriceTable } from './price-table'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useRefreshDocument } from '@/src/admin/shell/typed/use-refresh-document'
import '@/src/admin/ui/controls.css'
import './price-changes.css'

type Answer = { readonly vehicles: readonly ChangedVehicleRow[]; readonly action: EndAction | null }

const stateNotes: Readonly<Record<ChangedVehicleRow['state'], string | undefined>> = {
  planned: 'Not changed yet.',
  running: undefined,
  restored: 'Has its earlier price again.',
  changed_since: undefined,
  left_out: undefined,
}

const toRow = ({ state, reason, ...row }: ChangedVehicleRow) => {
  const note = reason ?? stateNotes[state]
  return { ...row, ...(note !== undefined && { note }) }
}

type ConfirmProps = { readonly action: EndAction; readonly onConfirm: () => void; readonly onClose: () => void }

const Confirm = ({ action, onConfirm, onClose }: ConfirmProps) => {
  const { label, confirm } = endActionTexts[action]
  return (
    <Dialog title={label} onClose={onClose}>
      <p>{confirm}</p>
      <div className="panel-buttons">
        <button type="button" className="panel-button-main" onClick={onConfirm}>
          Yes, {label.toLowerCase()}
        </button>
        <button type="button" className="panel-button" onClick={onClose}>
          No
        </button>
      </div>
    </Dialog>
  )
}

/** The vehicles of a price change with their prices, and the buttons that stop, undo or cancel it (STF-11). */
export const ChangedVehiclesField = () => {
  const { id } = useDocumentInfo()
  const refresh = useRefreshDocument()
  const [answer, setAnswer] = useState<Answer>()
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const load = useCallback(async (): Promise<void> => {
    const result = await requestPanel<Answer>(`price-changes/${String(id)}/vehicles`)
    if (result.ok) setAnswer(result.body)
    else setMessage(result.message)
  }, [id])
  useEffect(() => {
    if (id !== undefined) void load()
  }, [id, load])
  const end = async (action: EndAction): Promise<void> => {
    setAsking(false)
    const result = await requestPanel<{ readonly message: string }>(`price-changes/${String(id)}/end`, {
      body: { action },
    })
    setMessage(result.ok ? result.body.message : result.message)
    await load()
    refresh()
  }
  const { action, vehicles = [] } = answer ?? {}
  return (
    <div className="price-changes price-changes--document">
      <p role="status">{message}</p>
      {action && (
        <button type="button" className="panel-button" onClick={() => setAsking(true)}>
          {endActionTexts[action].label}
        </button>
      )}
      {isAsking && action && (
        <Confirm action={action} onConfirm={() => void end(action)} onClose={() => setAsking(false)} />
      )}
      {vehicles.length > 0 && (
        <PriceTable caption={formatCount(vehicles.length, 'vehicle')} rows={vehicles.map(toRow)} />
      )}
    </div>
  )
}
