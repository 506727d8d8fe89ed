/** A shopper signed in on a dealer's site (ACC-01). Not a user of the panel. */
export type Shopper = {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly name?: string
  readonly email?: string
  readonly email_confirmed: boolean
}
