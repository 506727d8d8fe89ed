import type { KindProperties } from '../stock/fields/kinds'

/** State of an input in a form of the panel. */
export type InputState = {
  readonly value?: unknown
  /** The value when the form was opened, or last saved. */
  readonly initialValue?: unknown
  /** False while the form hides the input. */
  readonly passesCondition?: boolean
}

export const isEmptyInput = (value: unknown): boolean => value === null || value === undefined || value === ''

const KIND_FIELDS = ['item_type', 'simple_body', 'simple_fuel'] as const satisfies readonly (keyof KindProperties)[]

/**
 * Lists the inputs of other kinds of vehicles that a form must not hide now (STF-02): those that it shows and that had
 * a value when it was opened, since hiding one while staff clear it would take the cursor away. An input that a new
 * kind of the vehicle makes pointless, and that never had a value, may go.
 */
export const listInputsToKeep = (
  inputs: Readonly<Record<string, InputState | undefined>>,
  names: readonly string[],
): readonly string[] => {
  const isKindUnchanged = KIND_FIELDS.every((name) => inputs[name]?.value === inputs[name]?.initialValue)
  return names.filter((name) => {
    const input = inputs[name]
    const isShown = input !== undefined && input.passesCondition !== false
    return isShown && (isKindUnchanged || !isEmptyInput(input.initialValue))
  })
}
