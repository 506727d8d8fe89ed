/** One changed field of a save, as staff read it (ADM-02). */
export type FieldChange = {
  readonly field: string
  readonly label: string
  readonly before?: string
  readonly after?: string
}
