/** The chat that the bubble opens. */
export type Chat = {
  /** Opens the chat window; rejects if that fails or times out. */
  open(): Promise<void>
}
