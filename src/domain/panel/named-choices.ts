export type NamedChoice = { readonly value: string; readonly name: string }

/**
 * Gives each choice a name of its own: two locations called Toowong are “Toowong (toowong)” and “Toowong (toowong-2)”.
 */
export const withUniqueNames = (choices: readonly NamedChoice[]): readonly NamedChoice[] => {
  const counts = new Map<string, number>()
  for (const { name } of choices) counts.set(name, (counts.get(name) ?? 0) + 1)
  return choices.map(({ value, name }) => ({ value, name: counts.get(name) === 1 ? name : `${name} (${value})` }))
}

/** The name of a stored value; the value itself if it is not among the choices. */
export const nameOfValue = (choices: readonly NamedChoice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.name ?? value

/** The value of a name; the name itself if it is not among the choices. */
export const valueOfName = (choices: readonly NamedChoice[], name: string): string =>
  choices.find((choice) => choice.name === name)?.value ?? name
