import type { DraftAnswer } from '@/src/cms/import-drafts'
import type { Mapping } from '@/src/domain/stock/feed/mapping'

export type StepProps = {
  readonly draft: DraftAnswer
  /** Saves a choice; resolves with whether the server has it. */
  readonly onChange: (change: { readonly mapping?: Mapping; readonly isComplete?: boolean }) => Promise<boolean>
  readonly onBack: () => void
  readonly onNext: () => void
}
