import { useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import { requestPanel } from '@/src/admin/requests/request-panel'
import type { RequestProblem } from '@/src/admin/requests/request-result'
import type { UnfinishedImport } from '../import-props'
import { Problem } from '../problem'

type Props = {
  readonly current: DraftAnswer | undefined
  readonly unfinished: readonly UnfinishedImport[]
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

/** Imports that were begun and not finished, to continue or discard: an upload is never lost. */
export const UnfinishedImports = ({ current, unfinished, onContinue, onDiscard }: Props) => {
  const [problem, setProblem] = useState<RequestProblem>()
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  const others = unfinished.filter(({ id }) => id !== current?.id && !discarded.includes(id))
  const all = [
    ...(current === undefined ? [] : [{ id: current.id, feedId: current.feedId, name: current.name, when: '' }]),
    ...others.map(({ id, feedId, name, changed }) => ({ id, feedId, name, when: changed })),
  ]
  if (all.length === 0) return null
  const discard = async (id: string, feedId: string) => {
    const result = await requestPanel(`stock-feeds/${feedId}/drafts/${id}`, { method: 'DELETE' })
    setProblem(result.ok ? undefined : result)
    if (!result.ok) return
    if (id === current?.id) onDiscard()
    else setDiscarded([...discarded, id])
  }
  return (
    <section className="import-stock__unfinished" aria-label="Unfinished imports">
      {all.map(({ id, feedId, name, when }) => (
        <p key={id}>
          <span>
            Your import of <strong>{name}</strong> isn’t finished
            {when === '' ? '' : ` (last changed at ${when})`}.
          </span>
          {id === current?.id ? (
            <button type="button" className="panel-button-main" onClick={onContinue}>
              Continue with this file
            </button>
          ) : (
            <a className="panel-button-main" href={`/admin/import-stock?draft=${id}`}>
              Continue<span className="panel-hidden"> the import of {name}</span>
            </a>
          )}
          <button
            type="button"
            className="panel-button"
            onClick={() => {
              void discard(id, feedId)
            }}
          >
            Discard<span className="panel-hidden"> the import of {name}</span>
          </button>
        </p>
      ))}
      <Problem problem={problem} />
    </section>
  )
}
