import { minRemovals } from '@/src/domain/stock/feed/removal-limit'
import { formatCount, formatInteger } from '@/src/domain/text/numbers'
import type { DraftAnswer } from '@/src/cms/import-drafts'

type Props = {
  readonly draft: DraftAnswer
  readonly isBusy: boolean
  readonly onChoose: (isComplete: boolean) => Promise<void>
}

/** Says what happens to the vehicles that are not in the file, and how many that are at least. */
const describeRemoval = ({ feedName, existing, contents: { rows } }: DraftAnswer): string => {
  const minCount = minRemovals(rows, existing)
  const rule = `Vehicles of “${feedName}” that aren’t in the file leave the site`
  if (minCount === 0) return `${rule}.`
  return `${rule}. The file has ${formatCount(rows, 'row')}, and the feed has ${formatCount(existing, 'vehicle')} now, so at least ${formatInteger(minCount)} would leave.`
}

/** Asks whether the file is all of the feed's stock: only then do vehicles leave the site because they are not in it. */
export const RemovalChoice = ({ draft, isBusy, onChoose }: Props) => (
  <fieldset className="import-stock__choice" disabled={isBusy}>
    <legend>What does this file have?</legend>
    {(
      [
        [false, 'Only some of our stock', 'Adds and updates the vehicles in the file. All others stay as they are.'],
        [true, 'All our stock', describeRemoval(draft)],
      ] as const
    ).map(([isComplete, label, help]) => (
      <label key={label}>
        <input
          type="radio"
          name="complete"
          checked={draft.isComplete === isComplete}
          onChange={() => {
            void onChoose(isComplete)
          }}
        />
        <span>
          {label}
          <span className="import-stock__help">{help}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
