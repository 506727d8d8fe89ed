import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'

type NativeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className' | 'list'>

export type InputProps = NativeInputProps & {
  id: string
  label: string
  /** Added to the label for screen readers only, to distinguish two fields with the same label. */
  labelMore?: string
  hint?: string | undefined
  /** The error message. The entered value stays in the field. */
  error?: string | undefined
  /** Shown before or after the field's text: `$`, ` kms`. */
  before?: string | undefined
  after?: string | undefined
  /** Suggestions; any other value may be entered. */
  picks?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

const Affix = ({ position: at, children }: { position: string; children: string }) => (
  <span aria-hidden className={classNames('text-muted pointer-events-none absolute inset-y-0 flex items-center', at)}>
    {children.trim()}
  </span>
)

const inputClasses = ({ before, after, error }: Pick<InputProps, 'before' | 'after' | 'error'>): string =>
  classNames(
    'rounded-button bg-raised text-ink h-11 w-full border text-base tabular-nums',
    before ? 'pl-7' : after ? 'pl-2.5' : 'pl-3',
    after ? 'pr-10' : 'pr-3',
    error ? 'border-problem' : 'border-border-strong',
  )

/** The hint and the error under a field, linked to it by their ids. */
const HintAndError = ({ id, hint, error }: Pick<InputProps, 'id' | 'hint' | 'error'>) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} role="alert" className="text-problem text-sm font-semibold">
        {error}
      </p>
    )}
  </>
)

const Suggestions = ({ id, picks }: { id: string; picks: readonly string[] }) => (
  <datalist id={id}>
    {picks.map((pick) => (
      <option key={pick} value={pick} />
    ))}
  </datalist>
)

/**
 * A field with its label, hint and error, each linked to it. It is a plain input that works before hydration (INP-01).
 * The other files of this folder configure it for one kind of value.
 */
export const Input = ({ id, label, labelMore, hint, error, before, after, picks, ref, ...native }: InputProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {labelMore && <span className="sr-only"> {labelMore}</span>}
      </label>
      <div className="relative">
        {before && <Affix position="left-3">{before}</Affix>}
        <input
          {...native}
          ref={ref}
          id={id}
          list={picks && `${id}-picks`}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy || undefined}
          className={inputClasses({ before, after, error })}
        />
        {after && <Affix position="right-2.5 text-sm">{after}</Affix>}
        {picks && <Suggestions id={`${id}-picks`} picks={picks} />}
      </div>
      <HintAndError id={id} hint={hint} error={error} />
    </div>
  )
}
