'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { ImportStockProps } from './import-props'
import { StepList } from '../ui/step-list'
import { useFocusOnChange } from '../ui/use-focus-on-change'
import { Problem } from './problem'
import { CheckStep } from './steps/check-step'
import { ColumnsStep } from './steps/columns-step'
import { ImportProgress } from './steps/import-progress'
import { ImportResultView } from './steps/import-result'
import { SourceStep } from './steps/source-step'
import { ValuesStep } from './steps/values-step'
import { useDraft } from './use-draft'

type Step = 1 | 2 | 3 | 4

const stepNames: readonly (readonly [Step, string])[] = [
  [1, 'File'],
  [2, 'Columns'],
  [3, 'Values'],
  [4, 'Check'],
]

const headings: Readonly<Record<Step, string>> = {
  1: 'Choose a file or an address',
  2: 'Match the columns',
  3: 'Translate values',
  4: 'Check and import',
}

/** The step in the page's address, so that the browser's Back goes back one step; the saved one without it. */
const toStep = (search: URLSearchParams, draft: DraftAnswer | undefined): Step => {
  if (draft === undefined) return 1
  if (draft.state === 'importing') return 4
  // The page was opened without it, so Back has left the import.
  if (search.get('draft') !== draft.id) return 1
  const step = Number(search.get('step'))
  return step === 1 || step === 2 || step === 3 || step === 4 ? step : draft.step
}

const toAddress = (draft: DraftAnswer | undefined, step: Step): string =>
  draft === undefined ? '/admin/import-stock' : `/admin/import-stock?draft=${draft.id}&step=${String(step)}`

/** Imports a stock file in four steps (STF-05). The draft on the server keeps the file and every choice. */
export const ImportStock = (props: ImportStockProps) => {
  const router = useRouter()
  const search = useSearchParams()
  const { draft, replace, change, problem } = useDraft(props.draft)
  const isDone = draft?.state === 'done'
  const step = toStep(search, draft)
  const heading = useFocusOnChange(isDone ? 'done' : String(step))

  /** True once Continue leads past the third step if it has nothing to ask. */
  const [isSkipping, setSkipping] = useState(false)
  const [hasSkipped, setSkipped] = useState(false)

  const show = (next: DraftAnswer | undefined, to: Step) => window.history.pushState(null, '', toAddress(next, to))
  const goTo = (to: Step) => {
    if (draft === undefined) return
    if (to !== 1) void change({ step: to })
    setSkipping(false)
    show(draft, to)
  }
  const continueToValues = () => {
    goTo(3)
    setSkipped(false)
    setSkipping(true)
  }
  /** The step takes the place of the empty one, so that the browser's Back leads to the columns. */
  const skipValues = () => {
    setSkipping(false)
    setSkipped(true)
    void change({ step: 4 })
    window.history.replaceState(null, '', toAddress(draft, 4))
  }
  const open = (next: DraftAnswer) => {
    replace(next)
    show(next, 2)
  }
  const discard = () => {
    replace(undefined)
    router.push('/admin/import-stock')
    router.refresh()
  }

  const steps = () => {
    if (draft === undefined || step === 1) {
      return <SourceStep {...props} current={draft} onOpen={open} onContinue={() => goTo(2)} onDiscard={discard} />
    }
    const shared = { draft, onChange: change }
    if (step === 2) return <ColumnsStep {...shared} onBack={() => goTo(1)} onNext={continueToValues} />
    if (step === 3) {
      const onEmpty = isSkipping ? skipValues : undefined
      return <ValuesStep {...shared} onBack={() => goTo(2)} onNext={() => goTo(4)} onEmpty={onEmpty} />
    }
    return <CheckStep {...shared} onBack={() => goTo(hasSkipped ? 2 : 3)} onDone={replace} />
  }
  const contents = () => {
    if (isDone) return <ImportResultView draft={draft} site={props.site} />
    return draft?.state === 'importing' ? (
      <ImportProgress draft={draft} total={draft.contents.rows} onEnd={replace} />
    ) : (
      steps()
    )
  }
  return (
    <>
      <h1>Import stock</h1>
      {!isDone && (
        <StepList
          label="Steps of the import"
          steps={stepNames}
          step={step}
          last={draft === undefined ? 1 : 4}
          onChoose={goTo}
        />
      )}
      <section className="import-stock__step" aria-labelledby="import-step">
        <h2 id="import-step" ref={heading} tabIndex={-1}>
          {isDone ? 'Your stock is imported' : headings[step]}
        </h2>
        <Problem problem={problem} />
        {contents()}
      </section>
    </>
  )
}
