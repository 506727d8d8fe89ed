/** Id of the focused input of a form, and where the cursor is in it. */
export type FormFocus = { readonly input: string; readonly start: number | null; readonly end: number | null }

export const readFocus = (): FormFocus | undefined => {
  const { activeElement: input } = document
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
  return isText && input.id !== ''
    ? { input: input.id, start: input.selectionStart, end: input.selectionEnd }
    : undefined
}

export const restoreFocus = (focus: FormFocus | undefined): void => {
  const input = focus && document.getElementById(focus.input)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
  input.focus({ preventScroll: true })
  if (focus?.start !== null && focus?.start !== undefined) input.setSelectionRange(focus.start, focus.end)
}
