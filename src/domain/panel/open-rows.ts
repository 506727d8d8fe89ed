type ListRow = { readonly id: string; readonly collapsed?: boolean }
type FieldRows = Readonly<Record<string, { readonly rows?: readonly ListRow[] | undefined }>>

const withoutCollapsed = ({ collapsed: _, ...row }: ListRow): Omit<ListRow, 'collapsed'> => row

/**
 * Returns an answer of the server about a form that says nothing of which of the form's rows are open (STF-08). The
 * server's own idea of it is as old as the request, or closes a row that staff have just added. `form` is the form that
 * the answer is about; rows that the server adds itself are left as they are.
 */
export const withRowsLeftOpen = <T extends FieldRows>(answer: T, form: FieldRows): T => {
  const changed = Object.entries(answer).flatMap(([path, field]) => {
    const known = new Set(form[path]?.rows?.map(({ id }) => id))
    if (!field.rows?.some(({ id, collapsed }) => collapsed !== undefined && known.has(id))) return []
    return [[path, { ...field, rows: field.rows.map((row) => (known.has(row.id) ? withoutCollapsed(row) : row)) }]]
  })
  return { ...answer, ...Object.fromEntries(changed) }
}
