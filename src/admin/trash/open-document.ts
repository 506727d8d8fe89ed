type OpenDocument = { readonly collection: string; readonly id: string }

let last: OpenDocument | undefined

/** Notes the document whose form is open, which staff may move to the trash there. */
export const noteOpenDocument = (document: OpenDocument): void => {
  last = document
}

/** Takes the document of the form that this list follows; undefined if it follows none of its own. */
export const takeOpenDocument = (collection: string): OpenDocument | undefined => {
  const taken = last?.collection === collection ? last : undefined
  last = undefined
  return taken
}
