import { Circle, CircleCheck } from 'lucide-react'
import {
  formatSetUpProgress,
  listSetUpSteps,
  type SetUpFacts,
  type SetUpStep,
} from '@/src/domain/panel/getting-started'
import './getting-started.css'

const Step = ({ label, text, href, isDone }: SetUpStep) => (
  <li data-done={isDone}>
    {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
    <span>
      {isDone ? (
        <>
          {label} <span className="getting-started__done">Done</span>
        </>
      ) : (
        <>
          <a href={href}>{label}</a>
          <span className="getting-started__text">{text}</span>
        </>
      )}
    </span>
  </li>
)

/** The list of steps until a dealer's site can go live; null once all are done (STF-06). */
export const GettingStarted = ({ facts }: { readonly facts: SetUpFacts }) => {
  const steps = listSetUpSteps(facts)
  const heading = formatSetUpProgress(steps)
  if (heading === '') return null
  return (
    <section className="getting-started" aria-labelledby="getting-started-title">
      <h2 id="getting-started-title">{heading}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.label} {...step} />
        ))}
      </ol>
    </section>
  )
}
