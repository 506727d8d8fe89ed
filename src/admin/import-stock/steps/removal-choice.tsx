import type { DraftAnswer } from '@/src/cms/import-drafts'

type Props = {
  readonly draft: DraftAnswer
  readonly isBusy: boolean
  readonly onChoose: (isComplete: boolean) => Promise<void>
}

/** Asks whether the file is all of the feed's stock: only then do vehicles leave the site because they are not in it. */
export const RemovalChoice = ({ draft, isBusy, onChoose }: Props) => (
  <fieldset className="import-stock__choice" disabled={isBusy}>
    <legend>What does this file have?</legend>
    {(
      [
        [true, 'All our stock', `Vehicles of “${draft.feedName}” that aren’t in the file leave the site.`],
        [false, 'Only some of our stock', 'All other vehicles stay as they are.'],
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
