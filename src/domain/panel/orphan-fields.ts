type FieldRows = Readonly<Record<string, { readonly rows?: readonly unknown[] | undefined }>>

/**
 * Lists fields that belong to a row which their list does not have (ADM-02). An answer about the form can add them: it
 * names the fields that the server added to a row, and staff may have moved or removed that row meanwhile. A save would
 * send them as one more row, without what the others have.
 */
export const listOrphanPaths = (fields: FieldRows): readonly string[] =>
  Object.keys(fields).filter((path) => {
    const segments = path.split('.')
    return segments.some((segment, at) => {
      const list = /^\d+$/.test(segment) ? fields[segments.slice(0, at).join('.')] : undefined
      return list !== undefined && Number(segment) >= (list.rows?.length ?? 0)
    })
  })
