/** Returns the make of `Make:Model`; undefined when the text is no pair. */
export const makeOfPair = (makeModel: string): string | undefined => {
  const at = makeModel.indexOf(':')
  return at > 0 ? makeModel.slice(0, at).trim() : undefined
}
