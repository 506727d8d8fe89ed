import type { ReactNode } from 'react'

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
export const TradeFrame = ({ step, noun = 'vehicle', title, intro, sidebar, children }: Props) => (
  <div className="bg-surface-alt flex-1 py-8 lg:py-14">
    <div className="wrap">
      <div className="mx-auto grid max-w-256 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
        <div className="grid gap-4 lg:sticky lg:top-24 lg:order-2">{sidebar}</div>
        <section
          id="trade-in-form"
          aria-labelledby="form-title"
          className="border-border bg-raised grid max-w-160 scroll-mt-28 gap-6 rounded-md border p-5 sm:p-8 lg:order-1"
        >
          {step !== undefined && <Progress current={step} noun={noun} />}
          <div className="grid gap-2">
            <h1 id="form-title" className="text-xl font-semibold lg:text-2xl">
              {title}
            </h1>
            {intro && <p className="text-muted max-w-[60ch]">{intro}</p>}
          </div>
          {children}
        </section>
      </div>
    </div>
  </div>
)
