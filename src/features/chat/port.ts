/** What the bubble opens. */
export type Chat = {
  /** Opens the window; rejects where it cannot, or not in time. */
  open(): Promise<void>
}
