import { useCallback, useState } from 'react'
import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { ImportReport, ImportResult } from '@/src/services/stock/import-report'
import { formatCount } from '@/src/domain/text/numbers'
import { Problem } from '../problem'
import { CheckDetails } from './check-details'
import { ImportProgress } from './import-progress'
import { RemovalChoice } from './removal-choice'
import { StepButtons } from './step-buttons'
import type { StepProps } from './step-props'
import { useImportRun } from './use-import-run'
import { useStepRequest } from './use-step-request'

type Props = Omit<StepProps, 'onNext'> & {
  /** Called with the draft as it is stored after the import. */
  readonly onDone: (draft: DraftAnswer) => void
}

/** Vehicles that would leave, if the import is refused because of them. */
const findRefusedRemoval = (result: ImportResult | undefined): number | undefined =>
  result?.ok === false && result.reason === 'removal' ? result.missing : undefined

const importLabel = ({ created, updated, unchanged }: ImportReport): string =>
  created + updated === 0
    ? `Import ${formatCount(unchanged, 'unchanged vehicle')}`
    : `Import ${formatCount(created + updated, 'vehicle')}`

/** Returns the label of the button that imports; undefined while nothing can be imported. */
const findImportLabel = (answer: ImportResult | undefined, isAllowed: boolean): string | undefined => {
  const isPossible = answer?.ok === true || (findRefusedRemoval(answer) !== undefined && isAllowed)
  return isPossible && answer?.report ? importLabel(answer.report) : undefined
}

type AnswerProps = {
  readonly answer: ImportResult
  readonly isComplete: boolean
  readonly isAllowed: boolean
  readonly onAllow: (isAllowed: boolean) => void
}

const CheckAnswer = ({ answer, isComplete, isAllowed, onAllow }: AnswerProps) => {
  const missing = findRefusedRemoval(answer)
  return (
    <>
      {!answer.ok && missing === undefined && (
        <p role="alert" className="import-stock__problem">
          {answer.message}
        </p>
      )}
      {missing !== undefined && (
        <div className="import-stock__consent">
          <p>
            {formatCount(missing, 'vehicle')} that {missing === 1 ? 'is' : 'are'} on your site now{' '}
            {missing === 1 ? 'isn’t' : 'aren’t'} in this file. That’s more than usual, so check the list below.
          </p>
          <label>
            <input type="checkbox" checked={isAllowed} onChange={({ target }) => onAllow(target.checked)} /> Yes, they
            have left our stock. Take them off the site.
          </label>
        </div>
      )}
      {answer.report && <CheckDetails report={answer.report} isComplete={isComplete} missing={missing} />}
    </>
  )
}

/** Step 4: what the import will do, with reasons; then the import. */
export const CheckStep = ({ draft, onChange, onBack, onDone }: Props) => {
  const save = useCallback(() => onChange({}), [onChange])
  const { answer, problem, isBusy, reload } = useStepRequest<ImportResult>(draft, 'check', save)
  const [isAllowed, setAllowed] = useState(false)
  const run = useImportRun(draft, onDone)
  if (run.isImporting) return <ImportProgress draft={draft} total={draft.contents.rows} onEnd={run.end} />

  const label = findImportLabel(answer, isAllowed)
  const choose = async (isComplete: boolean) => {
    setAllowed(false)
    await onChange({ isComplete })
    await reload()
  }
  return (
    <>
      <RemovalChoice draft={draft} onChoose={choose} isBusy={isBusy} />
      {isBusy && <p role="status">Checking the file…</p>}
      <Problem problem={problem ?? run.problem} />
      {answer && (
        <CheckAnswer answer={answer} isComplete={draft.isComplete} isAllowed={isAllowed} onAllow={setAllowed} />
      )}
      <StepButtons
        onBack={onBack}
        isBusy={isBusy}
        {...(label !== undefined && { nextLabel: label, onNext: () => void run.start(isAllowed) })}
      >
        {findRefusedRemoval(answer) !== undefined &&
          !isAllowed &&
          'To import, confirm above that these vehicles have left.'}
      </StepButtons>
    </>
  )
}
