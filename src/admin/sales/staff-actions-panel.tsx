'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { isStaffAction, type SaleParty, type StaffAction, staffActionCopy } from '@/src/domain/sales/staff-actions'
import { requestPanel } from '@/src/admin/requests/request-panel'
import { useRefreshDocument } from '@/src/admin/shell/typed/use-refresh-document'

type Body = { readonly actions?: readonly unknown[]; readonly sale?: SaleParty } | null

const unknownSale: SaleParty = { shopper: 'the shopper', amount: 'the full amount', isPaid: true }

type ButtonsProps = { readonly actions: readonly StaffAction[]; readonly onChoose: (action: StaffAction) => void }

const ActionButtons = ({ actions, onChoose }: ButtonsProps) => (
  <p className="sale-actions__row">
    {actions.map((action) => (
      <Button
        key={action}
        buttonStyle={action === 'sold' ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        onClick={() => onChoose(action)}
      >
        {staffActionCopy[action].label}
      </Button>
    ))}
  </p>
)

type ConfirmationProps = {
  readonly action: StaffAction
  readonly sale: SaleParty
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const Confirmation = ({ action, sale, busy, onConfirm, onCancel }: ConfirmationProps) => (
  <div role="group" aria-label={staffActionCopy[action].label}>
    <p>{staffActionCopy[action].confirm(sale)}</p>
    <p className="sale-actions__row">
      <Button buttonStyle="primary" size="medium" margin={false} disabled={busy} onClick={onConfirm}>
        Yes, {staffActionCopy[action].label.toLowerCase()}
      </Button>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={onCancel}>
        No
      </Button>
    </p>
  </div>
)

/** Actions on a reservation or a payment. Each asks for confirmation, and the server carries it out (RSV-01). */
export const StaffActionsPanel = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const refresh = useRefreshDocument()
  const [actions, setActions] = useState<readonly StaffAction[]>([])
  const [sale, setSale] = useState(unknownSale)
  const [pendingAction, setPendingAction] = useState<StaffAction>()
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const path = `${collectionSlug ?? ''}/${String(id)}/actions`

  const loadActions = useCallback(async (): Promise<void> => {
    const result = await requestPanel<Body>(path)
    setActions(result.ok ? (result.body?.actions ?? []).filter(isStaffAction) : [])
    if (result.ok && result.body?.sale) setSale(result.body.sale)
  }, [path])
  useEffect(() => {
    if (id !== undefined) void loadActions()
  }, [id, loadActions])

  const runAction = async (action: StaffAction): Promise<void> => {
    setBusy(true)
    const result = await requestPanel(path, { body: { action } })
    setBusy(false)
    setPendingAction(undefined)
    setMessage(result.ok ? staffActionCopy[action].done(sale) : result.message)
    await loadActions()
    refresh()
  }

  if (id === undefined || (actions.length === 0 && message === '')) return null
  return (
    <section className="field-type sale-actions" aria-labelledby="sale-actions">
      <h3 id="sale-actions">Actions</h3>
      {pendingAction === undefined ? (
        <ActionButtons actions={actions} onChoose={setPendingAction} />
      ) : (
        <Confirmation
          action={pendingAction}
          sale={sale}
          busy={busy}
          onConfirm={() => void runAction(pendingAction)}
          onCancel={() => setPendingAction(undefined)}
        />
      )}
      <p role="status">{message}</p>
    </section>
  )
}
