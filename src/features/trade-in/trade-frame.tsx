import type { ReactNode } from 'react'
import { FormFrame } from '@/src/ui/form-frame'

const listSteps = (noun: string): readonly string[] => [`Your ${noun}`, 'Condition', 'Our offer']

/** Progress of the valuation, as text and not by colour alone. */
const Progress = ({ current, noun }: { current: number; noun: string }) => (
  <ol aria-label="Steps" className="flex gap-2">
    {listSteps(noun).map((name, index) => (
      <li
        key={name}
        aria-current={index === current ? 'step' : undefined}
        className={`grid flex-1 gap-1 border-t-4 pt-1 text-sm ${index <= current ? 'border-accent' : 'border-border'} ${index === current ? 'font-semibold' : 'text-muted'}`}
      >
        <span>
          {index + 1}. {name}
          {index < current && <span className="sr-only"> (done)</span>}
        </span>
      </li>
    ))}
  </ol>
)

type Props = {
  /** 0 to 2; undefined after the last step. */
  readonly step?: number | undefined
  /** The dealer's noun for vehicles, which names the first step. */
  readonly noun?: string
  readonly title: string
  readonly intro?: string | undefined
  readonly sidebar: ReactNode
  readonly children: ReactNode
}

/** Layout of a valuation step (TRD-02), with the contact person or the vehicle beside it. */
export const TradeFrame = ({ step, noun = 'vehicle', ...frame }: Props) => (
  <FormFrame
    id="trade-in-form"
    titleId="form-title"
    progress={step !== undefined && <Progress current={step} noun={noun} />}
    {...frame}
  />
)
