import type { AdjustmentAnswers, TradeQuestion } from '@/src/domain/trade-in/valuation'
import { button } from '@/src/ui/button'

/** Returns the id of a question: the error summary links to it. */
export const questionId = (id: string): string => `q-${id}`

type Props = {
  readonly id: string
  readonly questions: readonly TradeQuestion[]
  readonly answers: AdjustmentAnswers
  readonly errors: Readonly<Record<string, string>>
}

const Question = ({ question, answer, error }: { question: TradeQuestion; answer?: string; error?: string }) => (
  <fieldset
    id={questionId(question.id)}
    tabIndex={-1}
    className="group grid scroll-mt-28 gap-2"
    {...(error && { 'aria-describedby': `${questionId(question.id)}-error` })}
  >
    <legend className="pb-2 font-semibold">{question.label}</legend>
    {question.answers.map((option) => (
      <label
        key={option.id}
        className="border-border-strong rounded-button has-checked:border-accent has-checked:bg-accent-soft flex min-h-11 items-center gap-3 border px-3 py-2"
      >
        <input
          type="radio"
          name={question.id}
          value={option.id}
          required
          defaultChecked={answer === option.id}
          className="accent-accent size-5 flex-none"
        />
        <span className="min-w-0 flex-1">{option.label}</span>
        {option.effect && <span className="text-muted text-sm tabular-nums">{option.effect}</span>}
      </label>
    ))}
    {error && (
      // Once the question is answered, its error no longer applies.
      <p
        id={`${questionId(question.id)}-error`}
        className="text-problem text-sm font-semibold group-has-checked:hidden"
      >
        {error}
      </p>
    )}
  </fieldset>
)

/**
 * Condition of the vehicle: one answer to each question, with its effect on the offer (TRD-02). Works without script.
 */
export const Questions = ({ id, questions, answers, errors }: Props) => (
  <form action="/api/trade-in/adjustments" method="post" noValidate className="grid gap-6">
    <input type="hidden" name="id" value={id} />
    {questions.map((question) => {
      const [answer, error] = [answers[question.id], errors[question.id]]
      return (
        <Question
          key={question.id}
          question={question}
          {...(answer === undefined ? {} : { answer })}
          {...(error === undefined ? {} : { error })}
        />
      )
    })}
    <button type="submit" className={button('primary', 'lg', 'w-full')}>
      Get my offer
    </button>
  </form>
)
