'use client'
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { formatBrowserDay } from '@/src/ui/browser-time'

type PushKey = { readonly key: string; readonly secret: string }
type PushState = {
  readonly busy: boolean
  readonly made?: PushKey
  readonly removed?: boolean
  readonly problem?: string
}

const changeKey = async (id: string, method: 'POST' | 'DELETE'): Promise<PushState> => {
  const response = await fetch(`/api/stock-feeds/${id}/push-key`, { method, credentials: 'same-origin' })
  if (!response.ok) return { busy: false, problem: 'You may not change this feed’s key.' }
  return method === 'DELETE'
    ? { busy: false, removed: true }
    : { busy: false, made: (await response.json()) as PushKey }
}

const formatDay = (value: unknown): string => (typeof value === 'string' ? formatBrowserDay(value) : '')

const statusText = (state: PushState, madeAt: unknown): string => {
  if (state.made !== undefined)
    return 'These are the key and the secret to sign with. Copy them now: they are not shown again.'
  if (state.removed === true) return 'There is no key; nobody can send cars.'
  return typeof madeAt === 'string'
    ? `A key was made on ${formatDay(madeAt)}.`
    : 'There is no key yet; nobody can send cars.'
}

/** Explains how another system pushes vehicles, and manages the key for it (STK-02). */
export const PushPanel = () => {
  const { id } = useDocumentInfo()
  const madeAt = useFormFields(([fields]) => fields['push_key_made_at']?.value)
  const [state, setState] = useState<PushState>({ busy: false })
  if (id === undefined) return null
  const start = (method: 'POST' | 'DELETE') => async () => {
    setState({ busy: true })
    setState(
      await changeKey(String(id), method).catch(() => ({ busy: false, problem: 'Nothing could be sent. Try again.' })),
    )
  }
  const hasKey = state.made !== undefined || (typeof madeAt === 'string' && state.removed !== true)
  return (
    <section className="field-type" aria-labelledby="stock-push">
      <h3 id="stock-push">Cars sent one by one</h3>
      <p>
        Another system may send a car’s record as JSON, at most 256 kB, to{' '}
        <code>POST /api/stock-feeds/{id}/vehicles</code> of this address, with the key as <code>X-API-Key</code> or as a
        Bearer token. The feed must name its mapping; cars that are not sent stay.
      </p>
      <p>
        A car may be signed instead, or as well: <code>X-Forecourt-Signature: t=SECONDS,v1=HEX</code>, where SECONDS is
        the Unix time and HEX the HMAC-SHA256 with the secret over SECONDS, a full stop and the body. It holds for five
        minutes.
      </p>
      <div role="status" aria-live="polite">
        <p>{statusText(state, madeAt)}</p>
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
        {hasKey ? 'Make a new key, the old one ends' : 'Make a key'}
      </Button>{' '}
      {hasKey ? (
        <Button size="small" buttonStyle="secondary" disabled={state.busy} onClick={start('DELETE')}>
          Remove the key
        </Button>
      ) : null}
    </section>
  )
}
