import './step-list.css'

type Props<Step extends number> = {
  readonly label: string
  readonly steps: readonly (readonly [Step, string])[]
  readonly step: Step
  /** The last step that can be opened. */
  readonly last: Step
  readonly onChoose: (step: Step) => void
}

/** The steps of a task, of which those that are possible can be opened. */
export const StepList = <Step extends number>({ label, steps, step, last, onChoose }: Props<Step>) => (
  <nav aria-label={label}>
    <ol className="step-list">
      {steps.map(([number, name]) => (
        <li key={number} data-current={number === step} data-done={number < step}>
          <button
            type="button"
            aria-current={number === step ? 'step' : undefined}
            disabled={number > last}
            onClick={() => onChoose(number)}
          >
            <span className="step-list__number">{number}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
