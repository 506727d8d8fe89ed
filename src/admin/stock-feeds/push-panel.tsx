'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMomentDay } from '@/src/domain/time/format-moment'
import { requestPanel } from '@/src/admin/requests/request-panel'

type PushKey = { readonly key: string; readonly secret: string }
type PushState = {
  readonly busy: boolean
  readonly made?: PushKey
  readonly removed?: boolean
  readonly problem?: string
}

const changeKey = async (id: string, method: 'POST' | 'DELETE'): Promise<PushState> => {
  const result = await requestPanel<PushKey>(`stock-feeds/${id}/push-key`, { method })
  if (!result.ok) return { busy: false, problem: result.message }
  return method === 'DELETE' ? { busy: false, removed: true } : { busy: false, made: result.body }
}

const statusText = (state: PushState, madeAt: unknown, timezone: string): string => {
  if (state.made !== undefined) return 'Copy the key and the signing secret now. You can’t see them again.'
  if (state.removed === true) return 'The key is removed. Other systems can’t push vehicles.'
  return typeof madeAt === 'string'
    ? `Key created on ${formatMomentDay(madeAt, timezone)}.`
    : 'There’s no key yet. Create one to let another system push vehicles.'
}

/**
 * Explains how another system pushes vehicles, and manages the key for it (STK-02). Days are by the clocks of the dealer:
 * the server that renders the page first has other clocks than the browser.
 */
export const PushPanel = ({ timezone }: { readonly timezone: string }) => {
  const { id } = useDocumentInfo()
  const madeAt = useFormFields(([fields]) => fields['push_key_made_at']?.value)
  const [state, setState] = useState<PushState>({ busy: false })
  if (id === undefined) return null
  const start = (method: 'POST' | 'DELETE') => async () => {
    setState({ busy: true })
    setState(await changeKey(String(id), method))
  }
  const hasKey = state.made !== undefined || (typeof madeAt === 'string' && state.removed !== true)
  return (
    <section className="field-type" aria-labelledby="stock-push">
      <h3 id="stock-push">Push vehicles one at a time</h3>
      <p>
        Another system can push a vehicle as JSON, up to 256 kB, to <code>POST /api/stock-feeds/{id}/vehicles</code> on
        this host, with the key as <code>X-API-Key</code> or as a Bearer token. The feed must name its mapping. Vehicles
        that aren’t pushed stay as they are.
      </p>
      <p>
        The system can also sign the request, with or without the key:{' '}
        <code>X-Forecourt-Signature: t=SECONDS,v1=HEX</code>. SECONDS is the Unix time. HEX is the HMAC-SHA256 of
        SECONDS, a full stop and the body, made with the secret. A signature is valid for five minutes.
      </p>
      <div role="status" aria-live="polite">
        <p>{statusText(state, madeAt, timezone)}</p>
        {state.made === undefined ? null : (
          <dl>
            <dt>Key</dt>
            <dd style={{ margin: 0 }}>
              <code style={{ overflowWrap: 'anywhere' }}>{state.made.key}</code>
            </dd>
            <dt>Secret</dt>
            <dd style={{ margin: 0 }}>
              <code style={{ overflowWrap: 'anywhere' }}>{state.made.secret}</code>
            </dd>
          </dl>
        )}
        {state.problem === undefined ? null : <p>{state.problem}</p>}
      </div>
      <Button size="small" buttonStyle="secondary" disabled={state.busy} onClick={start('POST')}>
        {hasKey ? 'Replace the key (the old one stops working)' : 'Create a key'}
      </Button>{' '}
      {hasKey ? (
        <Button size="small" buttonStyle="secondary" disabled={state.busy} onClick={start('DELETE')}>
          Remove the key
        </Button>
      ) : null}
    </section>
  )
}
