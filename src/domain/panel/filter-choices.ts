import { toMatchKey } from '../stock/normalize/text'

/** Filters choices by typed text: those that begin with it first, then those that contain it. */
export const filterChoices = <Choice extends { readonly value: string }>(
  choices: readonly Choice[],
  typedText: string,
): readonly Choice[] => {
  const key = toMatchKey(typedText)
  if (key === '') return choices
  const rank = ({ value }: Choice): number => {
    const at = toMatchKey(value).indexOf(key)
    return at > 0 ? 1 : at
  }
  return choices.filter((choice) => rank(choice) >= 0).sort((a, b) => rank(a) - rank(b))
}
