import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import { descriptionOf, FieldFrame, type FieldFrameProps } from './field-frame'

type NativeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className' | 'list'>

export type InputProps = NativeInputProps &
  FieldFrameProps & {
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

const inputClasses = ({ before, after }: Pick<InputProps, 'before' | 'after'>): string =>
  classNames('input tabular-nums', before ? 'pl-7' : after && 'pl-2.5', after && 'pr-10')

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
  const frame = { id, label, labelMore, hint, error }
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        {before && <Affix position="left-3">{before}</Affix>}
        <input
          {...native}
          ref={ref}
          id={id}
          list={picks && `${id}-picks`}
          className={inputClasses({ before, after })}
          {...descriptionOf(frame)}
        />
        {after && <Affix position="right-2.5 text-sm">{after}</Affix>}
        {picks && <Suggestions id={`${id}-picks`} picks={picks} />}
      </div>
    </FieldFrame>
  )
}
