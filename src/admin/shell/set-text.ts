/** Replaces a text of Payload in place: React keeps the node, and writes into it what changes. */
export const setText = (element: Element, text: string): void => {
  const { firstChild } = element
  if (firstChild instanceof Text && firstChild.data !== text) firstChild.data = text
}
