export type Step = 1 | 2 | 3 | 4

const names: readonly (readonly [Step, string])[] = [
  [1, 'File'],
  [2, 'Columns'],
  [3, 'Values'],
  [4, 'Check'],
]

type Props = {
  readonly step: Step
  /** The last step that can be opened. */
  readonly last: Step
  readonly onChoose: (step: Step) => void
}

/** The four steps, of which those that are possible can be opened. */
export const StepList = ({ step, last, onChoose }: Props) => (
  <nav aria-label="Steps of the import">
    <ol className="import-stock__steps">
      {names.map(([number, name]) => (
        <li key={number} data-current={number === step} data-done={number < step}>
          <button
            type="button"
            aria-current={number === step ? 'step' : undefined}
            disabled={number > last}
            onClick={() => onChoose(number)}
          >
            <span className="import-stock__number">{number}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
